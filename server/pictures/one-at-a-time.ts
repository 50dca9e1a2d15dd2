import { ApiError } from '#server/http/errors.ts'

/** Runs work for members, one at a time for each, so that no member fills a queue alone. */
export type OneAtATime = <Result>(userId: number, work: () => Promise<Result>) => Promise<Result>

/** @returns a function that throws `TooManyRequests` while earlier work of the same member is running */
export function oneAtATime(): OneAtATime {
  const busy = new Set<number>()
  return async (userId, work) => {
    if (busy.has(userId)) throw new ApiError('TooManyRequests')
    busy.add(userId)
    try {
      return await work()
    } finally {
      busy.delete(userId)
    }
  }
}
