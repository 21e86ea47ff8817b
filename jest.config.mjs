const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'mjs', 'js', 'json', 'node'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: { target: 'es2024', parser: { syntax: 'typescript' } },
      },
    ],
  },
};

/** Three projects, so that the quick ones run and fail first: `--selectProjects unit`. */
export default {
  rootDir: import.meta.dirname,
  maxWorkers: 2,
  watchman: false,
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/{packages,apps}/*/{src,test}/**/*.test.ts'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/apps/server/test/',
        '<rootDir>/apps/web/test/browser/',
      ],
    },
    {
      ...common,
      displayName: 'server',
      testMatch: ['<rootDir>/apps/server/test/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'browser',
      testMatch: ['<rootDir>/apps/web/test/browser/**/*.test.ts'],
    },
  ],
};
