/** The queue of a concurrency limit is full. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/**
 * Runs at most `count` tasks at a time and queues the others in order.
 *
 * @param queuedMax length of the queue; a further task is rejected with {@link QueueFull}
 */
export function limitConcurrency(
  count: number,
  queuedMax = Infinity,
): <T>(task: () => Promise<T>) => Promise<T> {
  const queued: (() => void)[] = []
  let free = count
  return async (task) => {
    if (free > 0) free -= 1
    else if (queued.length >= queuedMax) throw new QueueFull('Too many tasks are queued.')
    else await new Promise<void>((resolve) => queued.push(resolve))
    try {
      return await task()
    } finally {
      const next = queued.shift()
      if (next) next()
      else free += 1
    }
  }
}
