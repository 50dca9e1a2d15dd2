import { array, assert, double, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { areaOf, moved, WHOLE, ZOOM_MAX } from './picture-crop.logic.ts'

const SIZE = { width: 800, height: 600 }

test('initially the largest square in the middle is visible', () => {
  expect(areaOf(SIZE, WHOLE)).toEqual({ left: 100, top: 0, side: 600 })
  expect(areaOf({ width: 300, height: 900 }, WHOLE)).toEqual({ left: 0, top: 300, side: 300 })
})

test('zooming in shows less, around the same centre', () => {
  expect(areaOf(SIZE, { ...WHOLE, zoom: 2 })).toEqual({ left: 250, top: 150, side: 300 })
})

test('dragging to the right shows more of the left', () => {
  const view = { ...WHOLE, zoom: 2 }
  expect(areaOf(SIZE, moved(SIZE, view, 0.5, 0))).toEqual({ left: 100, top: 150, side: 300 })
  expect(areaOf(SIZE, moved(SIZE, view, 0, -0.25))).toEqual({ left: 250, top: 225, side: 300 })
})

test('a picture that fits exactly does not move', () => {
  const square = { width: 400, height: 400 }
  expect(moved(square, WHOLE, 0.3, 0.3)).toEqual(WHOLE)
})

test('the visible part always lies within the picture', () => {
  const share = double({ min: -3, max: 3, noNaN: true })
  const pixels = integer({ min: 1, max: 10_000 })
  const zoom = double({ min: 1, max: ZOOM_MAX, noNaN: true })
  assert(
    property(pixels, pixels, zoom, array(tuple(share, share)), (width, height, near, moves) => {
      const size = { width, height }
      let view = { ...WHOLE, zoom: near }
      for (const [right, down] of moves) view = moved(size, view, right, down)
      const { left, top, side } = areaOf(size, view)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(left + side).toBeLessThanOrEqual(width + 1e-6)
      expect(top + side).toBeLessThanOrEqual(height + 1e-6)
    }),
  )
})
