import { expect, test } from 'vitest'
import { placeTooltip } from '#design-system/tooltip/tooltip.logic.ts'

const size = { width: 100, height: 40 }
const anchor = (left: number, top: number) => ({ left, top, width: 44, height: 44 })

test('it is placed above the centre of its anchor', () => {
  expect(placeTooltip(anchor(200, 300), size, 800)).toEqual({ left: 172, top: 260, side: 'top' })
})

test('without room above it is placed below', () => {
  expect(placeTooltip(anchor(200, 30), size, 800)).toEqual({ left: 172, top: 74, side: 'bottom' })
})

test('at both edges it stays in the window', () => {
  expect(placeTooltip(anchor(0, 300), size, 800).left).toBe(8)
  expect(placeTooltip(anchor(756, 300), size, 800).left).toBe(692)
})

test('wider than the window it starts at its left edge', () => {
  expect(placeTooltip(anchor(100, 300), { width: 400, height: 40 }, 320).left).toBe(8)
})
