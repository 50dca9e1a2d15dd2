import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

const BACKOFF = { firstMs: 1000, factor: 4, maxMs: 60_000 }

test('each delay is longer than the one before, up to a maximum', () => {
  const delays = [1, 2, 3, 4, 5, 50].map((failed) => backoffMs(BACKOFF, failed, 0.5))
  expect(delays).toEqual([1000, 4000, 16_000, 60_000, 60_000, 60_000])
})

test('jitter changes a delay by a quarter at most', () => {
  const delays = [0, 0.25, 0.5, 1].map((random) => backoffMs(BACKOFF, 2, random))
  expect(delays).toEqual([3000, 3500, 4000, 5000])
})
