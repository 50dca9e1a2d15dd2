import { expect, test } from 'vitest'
import { newHistory, press, redo, undo } from './history.ts'

test('presses are taken back and made again, each with what it was', () => {
  const two = press(press(newHistory<number, string>(0), 1, 'one'), 2, 'two')
  const back = undo(two)
  expect(back?.what).toBe('two')
  expect(back?.history.now).toBe(1)
  const again = back && redo(back.history)
  expect(again?.what).toBe('two')
  expect(again?.history).toEqual(two)
})

test('a press after taking back ends what could be made again', () => {
  const back = undo(press(newHistory<number, string>(0), 1, 'one'))
  const other = back && press(back.history, 5, 'five')
  expect(other && redo(other)).toBeUndefined()
  expect(other && undo(other)?.history.now).toBe(0)
})

test('nothing is taken back that has not happened', () => {
  const start = newHistory<number, string>(0)
  expect(undo(start)).toBeUndefined()
  expect(redo(start)).toBeUndefined()
  expect(press(start, 0, 'nothing')).toBe(start)
})

test('a long evening is bounded: the oldest of 501 presses stays', () => {
  let history = newHistory<number, string>(0)
  for (let index = 1; index <= 501; index += 1) history = press(history, index, String(index))
  expect(history.past).toHaveLength(500)
  expect(history.past[0]?.before).toBe(1)
})
