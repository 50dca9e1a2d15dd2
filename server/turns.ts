/** Refused because too many tasks wait for their turn. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

/**
 * Runs at most `count` tasks at a time; the others wait in order.
 *
 * @param waitingMax most tasks that wait; a further one is rejected with {@link TooManyWaiting}
 */
export function turns(
  count: number,
  waitingMax = Infinity,
): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = count
  return async (task) => {
    if (free > 0) free -= 1
    else if (waiting.length >= waitingMax) throw new TooManyWaiting('Too many tasks wait.')
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
