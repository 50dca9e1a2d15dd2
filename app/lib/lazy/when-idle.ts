/** Resolves when the page has nothing more urgent to do. */
export function idle(): Promise<unknown> {
  // Safari has no idle callback.
  return new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
}
