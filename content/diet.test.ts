import { expect, test } from 'vitest'
import { breaksPromise } from './diet.ts'

test('a diet is broken by what an ingredient is made of', () => {
  expect(breaksPromise({ contains: ['fish'] }, 'meat')).toBe(true)
  expect(breaksPromise({ contains: ['molluscs'] }, 'meat')).toBe(true)
  expect(breaksPromise({ contains: ['egg'] }, 'animal')).toBe(true)
  expect(breaksPromise({ contains: ['milk'] }, 'animal')).toBe(true)
  expect(breaksPromise({ contains: ['egg'] }, 'meat')).toBe(false)
  expect(breaksPromise({ contains: ['nuts'] }, 'animal')).toBe(false)
  expect(breaksPromise({}, 'gluten')).toBe(false)
})

test('milk has lactose unless the ingredient says otherwise', () => {
  expect(breaksPromise({ contains: ['milk'] }, 'lactose')).toBe(true)
  expect(breaksPromise({ contains: ['milk'], lactoseFree: true }, 'lactose')).toBe(false)
  expect(breaksPromise({ contains: ['milk'], lactoseFree: true }, 'animal')).toBe(true)
})

test('what some products may contain breaks no promise by itself', () => {
  expect(breaksPromise({ mayContain: ['gluten'] }, 'gluten')).toBe(false)
})
