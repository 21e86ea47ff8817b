import { defineConfig } from 'vite';

const server = process.env.HOLDUP_SERVER ?? 'http://127.0.0.1:2567';

export default defineConfig({
  build: { target: 'es2022', chunkSizeWarningLimit: 1200 },
  server: {
    proxy: {
      '/api': server,
      '/matchmake': server,
      '/.well-known': server,
    },
  },
});
