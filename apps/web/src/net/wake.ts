/** So long out of sight, or asleep, a connection may have died unseen; in ms. */
const ASLEEP = 20_000;
const LOOK_EVERY = 5_000;

/**
 * A phone that slept, a laptop that was closed or a network that changed may leave a connection that looks alive and is not. Calls
 * `doubtful` when the page is seen again after a while out of sight, when the device wakes with the page in sight, or when the
 * network is back.
 */
export function watchWaking(doubtful: () => void): () => void {
  let hiddenAt = 0;
  let awakeAt = Date.now();
  const seen = () => {
    awakeAt = Date.now();
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (hiddenAt && Date.now() - hiddenAt > ASLEEP) doubtful();
  };
  // Nothing tells a page that its device slept; but no time is missing from one that is in sight.
  const look = () => {
    const asleep = Date.now() - awakeAt;
    awakeAt = Date.now();
    if (asleep > ASLEEP && document.visibilityState === 'visible') doubtful();
  };
  const looking = setInterval(look, LOOK_EVERY);
  document.addEventListener('visibilitychange', seen);
  addEventListener('online', doubtful);
  return () => {
    clearInterval(looking);
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('online', doubtful);
  };
}
