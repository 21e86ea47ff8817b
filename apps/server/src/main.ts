import { measureConsole, openLog } from './log.ts';
import { startServer } from './server.ts';
import { readSettings } from './settings.ts';

// A promise that nobody waited for has failed, perhaps in the framework: the games of the house go on.
process.on('unhandledRejection', (error) => {
  process.stderr.write(
    `Nobody heard of this failure: ${error instanceof Error ? error.stack : String(error)}\n`,
  );
});
// Whoever read our words may be gone before us: that must not keep the games from being put away.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const settings = readSettings(process.env);
if ('wrong' in settings) {
  for (const line of settings.wrong) process.stderr.write(`${line}\n`);
  process.exit(2);
}

measureConsole(console, openLog(settings.logLevel));

try {
  const server = await startServer(settings);
  process.stdout.write(`Holdup is open at ${server.url}\n`);
  let closing = false;
  const close = async (): Promise<void> => {
    // A terminal and npm may both send one. Nothing is half written by being told to stop twice.
    if (closing) return;
    closing = true;
    process.stdout.write('Closing: telling the players, writing what is left …\n');
    try {
      await server.close();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`It did not close cleanly: ${String(error)}\n`);
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
