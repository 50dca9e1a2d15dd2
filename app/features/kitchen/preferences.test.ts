// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseKitchenPreferences, useKitchenPreferences } from './preferences.ts'

const AT_FIRST = { reach: 'near', elbow: false, elbowShown: false }

test('at first text is near and the elbow mode is off', () => {
  expect(parseKitchenPreferences(null)).toEqual(AT_FIRST)
})

test('invalid stored preferences are ignored', () => {
  for (const text of ['', 'null', '3', '[]', '{"reach":"middle","elbow":1}'])
    expect(parseKitchenPreferences(text)).toEqual(AT_FIRST)
})

test('what a cook has chosen once holds for every recipe', () => {
  const { result } = renderHook(useKitchenPreferences)
  act(() => result.current[1]({ reach: 'far' }))
  act(() => result.current[1]({ elbow: true }))
  expect(renderHook(useKitchenPreferences).result.current[0]).toEqual({
    ...AT_FIRST,
    reach: 'far',
    elbow: true,
  })
})
