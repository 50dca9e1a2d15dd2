// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isUndoKey, listKeyOf, moveToRow, type PressedKey } from './list-keys.ts'
import { keysOff } from '#app/lib/storage/keys-off.ts'

beforeEach(() => {
  document.body.innerHTML = `<main>
    <input type="checkbox" id="outside">
    <div id="list">
      <div data-row><input type="checkbox" id="a"><button id="more"></button></div>
      <div data-row><input type="checkbox" id="b"></div>
    </div>
    <button role="tab" id="tab"></button>
    <input id="text"><select id="choice"></select>
  </main>`
})
afterEach(() => keysOff.write(null))

const focused = () => document.activeElement?.id
const at = (id: string) => document.querySelector(`#${id}`)!

function pressed(key: string, target = 'a', parts: Partial<PressedKey> = {}): PressedKey {
  const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
  return { key, target: at(target), ...modifiers, ...parts }
}

test.each([
  ['n', 'field'],
  ['N', 'field'],
  ['h', 'home'],
  ['e', 'sheet'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['x', undefined],
  [' ', undefined],
])('the key %s on a row means %s', (key, meaning) => {
  expect(listKeyOf(pressed(key))).toBe(meaning)
})

test.each(['text', 'choice'])('keys of the list do nothing in a field (%s)', (target) => {
  expect(listKeyOf(pressed('n', target))).toBeUndefined()
  expect(listKeyOf(pressed('ArrowDown', target))).toBeUndefined()
  expect(isUndoKey(pressed('z', target, { ctrlKey: true }))).toBe(false)
})

test('letters do nothing together with Ctrl, ⌘, Alt or Shift', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']) {
    expect(listKeyOf(pressed('n', 'a', { [modifier]: true }))).toBeUndefined()
  }
})

test('letters can be turned off, and then arrows still work (WCAG 2.1.4)', () => {
  keysOff.write('off')
  expect(listKeyOf(pressed('n'))).toBeUndefined()
  expect(listKeyOf(pressed('h'))).toBeUndefined()
  expect(listKeyOf(pressed('ArrowDown'))).toBe('down')
})

test('Ctrl+Z and ⌘Z undo, and nothing else does', () => {
  expect(isUndoKey(pressed('z', 'a', { ctrlKey: true }))).toBe(true)
  expect(isUndoKey(pressed('Z', 'a', { metaKey: true }))).toBe(true)
  expect(isUndoKey(pressed('z'))).toBe(false)
  expect(isUndoKey(pressed('z', 'tab', { ctrlKey: true }))).toBe(true)
  expect(listKeyOf(pressed('ArrowDown', 'tab'))).toBeUndefined()
  expect(isUndoKey(pressed('z', 'a', { ctrlKey: true, shiftKey: true }))).toBe(false)
  expect(isUndoKey(pressed('y', 'a', { ctrlKey: true }))).toBe(false)
})

test('arrows move from row to row and stop at both ends', () => {
  const list = at('list')
  moveToRow(list, at('more'), 'down')
  expect(focused()).toBe('b')
  moveToRow(list, at('b'), 'down')
  expect(focused()).toBe('b')
  moveToRow(list, at('b'), 'up')
  expect(focused()).toBe('a')
  moveToRow(list, at('a'), 'up')
  expect(focused()).toBe('a')
  moveToRow(list, at('outside'), 'down')
  expect(focused()).toBe('a')
})
