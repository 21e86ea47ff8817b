const TRAIN = (mark: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#3b2033"/><path fill="#f4c15d" d="M4 20h5V9h7v5h9a3 3 0 0 1 3 3v6H4zM20 8h4v6h-4zM11 11v4h3v-4z"/><circle cx="10" cy="24" r="3.500" fill="#f6e7c8"/><circle cx="21" cy="24" r="3.500" fill="#f6e7c8"/>${mark}</svg>`,
  )}`;

const quiet = TRAIN('');
const asked = TRAIN(
  '<circle cx="25" cy="7" r="6.500" fill="#e4572e" stroke="#fff6e2" stroke-width="1.500"/>',
);

/** The mark on the page's icon while its player is asked. */
export function markIcon(on: boolean): void {
  let link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) {
    link = document.createElement('link');
    link.rel = 'icon';
    document.head.append(link);
  }
  const href = on ? asked : quiet;
  if (link.href !== href) link.href = href;
}
