import { expect, test } from 'vitest'
import { COOKBOOK_PICTURE_SIZES } from '#contract/cookbooks/limits.ts'
import {
  heightOf,
  isTooSmall,
  largestPart,
  leastPercent,
  movedPart,
  percentOf,
  scaledPart,
  widenedPart,
} from './crop-part.ts'

const { cover, header } = COOKBOOK_PICTURE_SIZES
const WIDE = { width: 3200, height: 2400 }

test('BOK-91 a part begins as the largest in the middle, and has the shape of its place', () => {
  const part = largestPart(WIDE, cover)
  expect(part).toEqual({ x: 0.21875, y: 0, width: 0.5625 })
  expect(heightOf(part, WIDE, cover)).toBe(1)
  expect(largestPart(WIDE, header)).toMatchObject({ x: 0, width: 1 })
})

test('BOK-91 a part moves up to the edges of the picture', () => {
  const part = largestPart(WIDE, cover)
  expect(movedPart(part, [0.1, 0.1], WIDE, cover)).toEqual({ ...part, x: part.x + 0.1 })
  expect(movedPart(part, [-1, 0], WIDE, cover).x).toBe(0)
  expect(movedPart(part, [1, 0], WIDE, cover).x).toBe(1 - part.width)
})

test('BOK-91 a part never has fewer pixels than its place, nor more than the picture', () => {
  const part = largestPart(WIDE, cover)
  const least = scaledPart(part, 0.01, WIDE, cover)
  expect(least.width * WIDE.width).toBe(cover.width)
  expect(percentOf(least, WIDE, cover)).toBe(leastPercent(WIDE, cover))
  // Its middle stays.
  expect(least.x + least.width / 2).toBeCloseTo(0.5)
  expect(scaledPart(least, 100, WIDE, cover)).toEqual(part)
})

test('a part that is widened at its corner begins where it did', () => {
  const least = movedPart(
    scaledPart(largestPart(WIDE, cover), 0.01, WIDE, cover),
    [0, -1],
    WIDE,
    cover,
  )
  const wide = widenedPart(least, 0.4, WIDE, cover)
  expect(wide).toEqual({ ...least, width: 0.4 })
  expect(widenedPart(wide, 5, WIDE, cover)).toMatchObject({ x: least.x, y: 0 })
  const low = movedPart(least, [0, 1], WIDE, cover)
  expect(widenedPart(low, 5, WIDE, cover)).toEqual(low)
})

test('BOK-91 a picture with too few pixels for its place is too small', () => {
  expect(isTooSmall({ width: 200, height: 100 }, cover)).toBe(true)
  expect(isTooSmall({ width: 1600, height: 1200 }, cover)).toBe(false)
  expect(isTooSmall({ width: 1600, height: 1199 }, cover)).toBe(true)
  expect(isTooSmall({ width: 1600, height: 1200 }, header)).toBe(true)
  expect(isTooSmall({ width: 2400, height: 750 }, header)).toBe(false)
})
