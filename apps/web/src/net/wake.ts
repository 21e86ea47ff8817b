/**
 * A phone that slept or a network that changed may leave a connection that looks alive and is not. Calls `doubtful`
 * when the page is seen again after a while out of sight, or the network is back.
 */
export function watchWaking(doubtful: () => void): () => void {
  const ASLEEP_MS = 20_000;
  let hiddenAt = 0;
  const seen = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (hiddenAt && Date.now() - hiddenAt > ASLEEP_MS) doubtful();
  };
  document.addEventListener('visibilitychange', seen);
  addEventListener('online', doubtful);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('online', doubtful);
  };
}
