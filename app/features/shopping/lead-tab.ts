/**
 * Does the work in one tab of this browser at a time, for as long as the tab is open; another takes
 * over when it goes.
 *
 * @param member username; each has work of their own
 */
export async function lead(member: string, signal: AbortSignal, work: () => void): Promise<void> {
  const untilTheEnd = () => {
    work()
    return new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
  }
  // Old browsers have no locks: with one tab that is the same.
  if (!navigator.locks) {
    await untilTheEnd()
    return
  }
  try {
    await navigator.locks.request(`simmer.shopping.${member}`, { signal }, untilTheEnd)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
