/**
 * Calls `act` when the connection may have returned or changed: the device goes online, the page
 * becomes visible, or the page is restored from the back/forward cache. Requests that were pending
 * before may never get a response.
 */
export function onReturn(act: () => void, signal: AbortSignal): void {
  const options = { signal }
  addEventListener('online', act, options)
  addEventListener('pageshow', ({ persisted }) => persisted && act(), options)
  document.addEventListener('visibilitychange', () => document.hidden || act(), options)
}
