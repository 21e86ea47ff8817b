import { defineConfig, type ProxyOptions } from 'vite';

/** While developing: what runs the games, and whose API and rooms the pages use. */
const server: ProxyOptions = {
  target: process.env.HOLDUP_SERVER ?? 'http://127.0.0.1:2567',
  // The server takes calls from pages of its own address only; handed on as it is, `Host` names the pages' own.
  changeOrigin: false,
};

export default defineConfig({
  build: { target: 'es2022', chunkSizeWarningLimit: 1200 },
  server: {
    proxy: {
      '/api': server,
      '/matchmake': server,
      '/.well-known': server,
      // A room's socket: `/PROCESS/ROOM?sessionId=…`.
      '^/[\\w-]+/[\\w-]+\\?sessionId=': { ...server, ws: true },
    },
  },
});
