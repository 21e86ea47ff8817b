/** Hands the record of a game to the browser as a file to keep. */
export function save(text: string, title: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(title, new Date());
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** `holdup-2026-11-30-the-3-10.json` */
export function fileName(title: string, day: Date): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return ['holdup', day.toISOString().slice(0, 10), words].filter(Boolean).join('-').concat('.json');
}
