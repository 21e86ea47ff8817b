// Which room of the house may import from which. Every rule here is one arrow of the architecture.
const src = (name) => `^(?:packages|apps)/${name}/src/`;

/** Forbids `from` to import any workspace package but its own and those listed. */
const reaches = (name, allowed) => ({
  name: `${name}-reaches-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^(packages|apps)/${name}/` },
  to: {
    path: '^(packages|apps)/',
    pathNot: [name, ...allowed].map((one) => `^(packages|apps)/${one}/`),
  },
});

module.exports = {
  forbidden: [
    reaches('engine', []),
    reaches('protocol', ['engine']),
    reaches('bots', ['protocol', 'engine']),
    reaches('proof', ['engine']),
    reaches('web', ['protocol', 'engine', 'proof']),
    reaches('cli', ['protocol', 'engine', 'bots', 'proof']),
    reaches('server', ['protocol', 'engine', 'bots', 'proof']),
    {
      name: 'kernel-stands-alone',
      comment: 'The kernel is shared by both games and imports nothing but @noble/hashes.',
      severity: 'error',
      from: { path: `${src('engine')}kernel/` },
      to: { pathNot: [`${src('engine')}kernel/`, 'node_modules/@noble/hashes/'] },
    },
    {
      name: 'engine-is-pure',
      comment: 'No I/O in the rules: no built-in module of Node and no package but @noble/hashes.',
      severity: 'error',
      from: { path: src('engine') },
      to: { pathNot: [src('engine'), 'node_modules/@noble/hashes/'] },
    },
    {
      name: 'proof-is-pure',
      comment: 'Browser, server and command line verify with the same code: no I/O, and only pure packages.',
      severity: 'error',
      from: { path: src('proof') },
      to: {
        pathNot: [
          src('proof'),
          `${src('engine')}index\\.ts$`,
          'node_modules/(@noble/hashes|@noble/curves|zod)/',
        ],
      },
    },
    {
      name: 'base-knows-no-box',
      comment: 'A box comes to the base game, never the other way round. Each folder beside it is a box.',
      severity: 'error',
      from: { path: `${src('engine')}express/base/` },
      to: { path: `${src('engine')}express/(?!base/)[^/]+/` },
    },
    {
      name: 'boxes-never-meet',
      comment:
        'Any box can be taken out of the house. What two of them need stands beside them or in the base.',
      severity: 'error',
      from: { path: `${src('engine')}express/(?!base/)([^/]+)/` },
      to: { path: `${src('engine')}express/[^/]+/`, pathNot: `${src('engine')}express/(base|$1)/` },
    },
    {
      name: 'stories-of-a-box-know-no-other',
      severity: 'error',
      from: { path: `${src('engine')}scenario/express/boxes/(?!index)([^/]+)\\.ts$` },
      to: { path: `${src('engine')}express/[^/]+/`, pathNot: `${src('engine')}express/(base|$1)/` },
    },
    {
      name: 'games-never-meet',
      severity: 'error',
      from: { path: `${src('engine')}(express|super)/` },
      to: { path: `${src('engine')}(express|super)/`, pathNot: `${src('engine')}$1/` },
    },
    {
      name: 'bots-see-the-entry-only',
      comment: 'A bot gets a view and a question; the inside of a table is not for it.',
      severity: 'error',
      from: { path: src('bots') },
      to: { path: src('engine'), pathNot: `${src('engine')}index\\.ts$` },
    },
    {
      name: 'steps-stand-still',
      comment:
        'A step of the schema does the same for ever, whatever becomes of the code that runs: of that it may only know the names of columns.',
      severity: 'error',
      from: { path: `${src('server')}store/steps/` },
      to: {
        path: '^(packages|apps)/',
        pathNot: [`${src('server')}store/steps/`, `${src('server')}store/schema\\.ts$`],
      },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      from: { path: [src('web'), src('protocol'), src('proof')] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycles',
      comment:
        'Two files may name each other’s types; running code may not go in circles. What is loaded only when it is needed closes none.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test)/|\\.test\\.ts$' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
