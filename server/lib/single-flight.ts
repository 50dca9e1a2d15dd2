/** A function whose calls share one run of `work` while it is in progress. */
export function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return async () => await (running ??= work().finally(() => (running = undefined)))
}
