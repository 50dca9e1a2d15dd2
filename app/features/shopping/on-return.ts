/**
 * Calls `act` whenever a connection may be there again or another one: the device is online, the page
 * is visible, or it returns from the back/forward cache. Calls that were pending before may never be
 * answered.
 */
export function onReturn(act: () => void, signal: AbortSignal): void {
  const options = { signal }
  addEventListener('online', act, options)
  addEventListener('pageshow', ({ persisted }) => persisted && act(), options)
  document.addEventListener('visibilitychange', () => document.hidden || act(), options)
}
