import { expect, test } from 'vitest'
import { lenient } from './lenient.ts'

test('lenient limits lengthen times, and keep counts and sizes', () => {
  const cost = { name: 'page', value: 30, unit: 'ms CPU', max: 25 }
  expect(lenient(cost)).toEqual({ ...cost, max: 200 })
  const wait = { name: 'reader', value: 30, unit: 'ms', max: 100 }
  expect(lenient(wait)).toEqual({ ...wait, max: 300 })
  const lost = { name: 'writes lost', value: 1, unit: '', max: 0 }
  expect(lenient(lost)).toBe(lost)
  const memory = { name: 'memory', value: 600, unit: 'MB', max: 500 }
  expect(lenient(memory)).toBe(memory)
})
