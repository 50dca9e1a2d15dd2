import { array, assert, double, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { areaOf, moved, WHOLE, ZOOM_MAX, zoomed } from './picture-crop.logic.ts'

const SIZE = { width: 800, height: 600 }

test('initially the largest square in the middle is visible', () => {
  expect(areaOf(SIZE, WHOLE)).toEqual({ left: 100, top: 0, side: 600 })
  expect(areaOf({ width: 300, height: 900 }, WHOLE)).toEqual({ left: 0, top: 300, side: 300 })
})

test('zooming in shows less, around the same centre', () => {
  expect(areaOf(SIZE, { ...WHOLE, zoom: 2 })).toEqual({ left: 250, top: 150, side: 300 })
})

test('a wide frame shows the largest part of its ratio', () => {
  expect(areaOf(SIZE, WHOLE, 16 / 9)).toEqual({ left: 0, top: 75, side: 800 })
  expect(areaOf({ width: 900, height: 300 }, WHOLE, 4 / 3)).toEqual({
    left: 250,
    top: 0,
    side: 400,
  })
  // Half the height of the frame: 0.5 * 225.
  const near = { ...WHOLE, zoom: 2 }
  expect(areaOf(SIZE, moved(SIZE, near, 0, 0.5, 16 / 9), 16 / 9).top).toBeCloseTo(187.5 - 112.5)
})

test('the zoom ends at the whole picture and at four times', () => {
  expect(zoomed(WHOLE, 1.1).zoom).toBeCloseTo(1.1)
  expect(zoomed(WHOLE, 0.9)).toEqual(WHOLE)
  expect(zoomed({ ...WHOLE, zoom: 3.9 }, 1.1).zoom).toBe(ZOOM_MAX)
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
  const size = tuple(pixels, pixels)
  const ratios = double({ min: 0.25, max: 4, noNaN: true })
  const zoom = double({ min: 1, max: ZOOM_MAX, noNaN: true })
  assert(
    property(
      size,
      ratios,
      zoom,
      array(tuple(share, share)),
      ([width, height], ratio, near, moves) => {
        const picture = { width, height }
        let view = { ...WHOLE, zoom: near }
        for (const [right, down] of moves) view = moved(picture, view, right, down, ratio)
        const { left, top, side } = areaOf(picture, view, ratio)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(left + side).toBeLessThanOrEqual(width + 1e-6)
        expect(top + side / ratio).toBeLessThanOrEqual(height + 1e-6)
      },
    ),
    // Its height by the ratio is a rounding error more than that of the picture.
    { examples: [[[5316, 5617], 0.9463231822771486, 1, []]] },
  )
})
