/**
 * Runs `work` in one tab of this browser, the lead tab. When that tab is closed, another one takes over.
 *
 * @param lock name of the work; each has a lead tab of its own
 * @returns when the signal aborts
 */
export async function lead(lock: string, signal: AbortSignal, work: () => void): Promise<void> {
  const untilTheEnd = () => {
    work()
    return new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
  }
  // Old browsers have no locks. Then every tab leads, which makes no difference with one tab.
  if (!navigator.locks) {
    await untilTheEnd()
    return
  }
  try {
    await navigator.locks.request(lock, { signal }, untilTheEnd)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
