/** A reader who has seen enough (`holdup reports | head`) is no failure: what was to be done before the words is done. */
export function letReaderLeave(): void {
  process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EPIPE') throw problem;
    process.exit(0);
  });
}
