/**
 * Waits `ms` milliseconds, or until one of the events happens, and leaves no listener behind.
 *
 * @param ms undefined to wait only for the events
 * @param events targets, each with the name of an event
 */
export async function sleep(
  ms: number | undefined,
  ...events: readonly (readonly [target: EventTarget, name: string])[]
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
  for (const [target, name] of events) target.addEventListener(name, resolve)
  await promise
  clearTimeout(timer)
  for (const [target, name] of events) target.removeEventListener(name, resolve)
}
