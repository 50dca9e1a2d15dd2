/**
 * Runs `work` in one tab of this browser, the lead tab. When that tab is closed, another one takes over.
 *
 * @param member username; each member has a lead tab of their own
 */
export async function lead(member: string, signal: AbortSignal, work: () => void): Promise<void> {
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
    await navigator.locks.request(`simmer.shopping.${member}`, { signal }, untilTheEnd)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
