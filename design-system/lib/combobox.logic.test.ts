import { expect, test } from 'vitest'
import {
  CLOSED_COMBOBOX,
  comboboxCommand,
  reduceCombobox,
  type ComboboxPress,
  type ComboboxState,
} from '#design-system/lib/combobox.logic.ts'

const KEYS = ['onion', 'lemon', 'melon']
const typed: ComboboxState = { text: 'on', open: true, highlighted: null }
const press = (key: string, rest: Partial<ComboboxPress> = {}): ComboboxPress => ({
  key,
  altKey: false,
  isComposing: false,
  ...rest,
})
const move = (state: ComboboxState, by: 1 | -1) =>
  reduceCombobox(state, { type: 'moved', by, keys: KEYS })

test('typing opens the list and highlights nothing', () => {
  const moved = move(typed, 1)
  expect(moved.highlighted).toBe('onion')
  expect(reduceCombobox(moved, { type: 'typed', text: 'oni' })).toEqual({
    text: 'oni',
    open: true,
    highlighted: null,
  })
})

test('moving goes through the list and wraps around both ends', () => {
  const first = move(typed, 1)
  expect(move(first, 1).highlighted).toBe('lemon')
  expect(move(first, -1).highlighted).toBe('melon')
  expect(move(move(first, -1), 1).highlighted).toBe('onion')
  expect(move(typed, -1).highlighted).toBe('melon')
})

test('moving from a suggestion that no longer exists starts at the end of the list', () => {
  expect(move({ ...typed, highlighted: 'onions' }, 1).highlighted).toBe('onion')
  const none = reduceCombobox(typed, { type: 'moved', by: 1, keys: [] })
  expect(none.highlighted).toBeNull()
})

test('closing keeps the text, clearing removes it', () => {
  const moved = move(typed, 1)
  expect(reduceCombobox(moved, { type: 'closed' })).toEqual({
    text: 'on',
    open: false,
    highlighted: null,
  })
  expect(reduceCombobox(moved, { type: 'cleared' })).toEqual(CLOSED_COMBOBOX)
})

test.each([
  ['ArrowDown', false, 'next'],
  ['ArrowDown', true, 'next'],
  ['ArrowUp', false, undefined],
  ['ArrowUp', true, 'previous'],
  ['Escape', true, 'close'],
  ['Escape', false, 'clear'],
  ['Home', true, undefined],
  ['End', true, undefined],
  ['ArrowLeft', true, undefined],
  ['ArrowRight', true, undefined],
  [' ', true, undefined],
  ['Tab', true, undefined],
] as const)('%s with the list shown (%s) is the command %s', (key, expanded, command) => {
  expect(comboboxCommand(press(key), typed, expanded, false)).toBe(command)
})

test('Alt opens with the down arrow and closes with the up arrow', () => {
  const alt = { altKey: true }
  expect(comboboxCommand(press('ArrowDown', alt), typed, false, false)).toBe('open')
  expect(comboboxCommand(press('ArrowUp', alt), typed, true, false)).toBe('close')
  expect(comboboxCommand(press('ArrowUp', alt), typed, false, false)).toBeUndefined()
})

test('Enter picks the highlighted suggestion, or else submits the text', () => {
  expect(comboboxCommand(press('Enter'), typed, true, true)).toBe('pick')
  expect(comboboxCommand(press('Enter'), typed, true, false)).toBe('enter')
})

test('Escape without list and text is not handled', () => {
  expect(comboboxCommand(press('Escape'), CLOSED_COMBOBOX, false, false)).toBeUndefined()
})

test('while an input method composes, keys are not handled', () => {
  for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Escape']) {
    expect(comboboxCommand(press(key, { isComposing: true }), typed, true, true)).toBeUndefined()
  }
})
