// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { playerKey, type KeyPress } from '#design-system/sequence-player/player-keys.ts'

/** Presses a key while the first element of some markup has the focus. */
function press(key: string, markup = '<section></section>', more: Partial<KeyPress> = {}) {
  document.body.innerHTML = markup
  const target = document.body.querySelector('[data-focus]') ?? document.body.firstElementChild
  const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
  return playerKey({ key, repeat: false, ...modifiers, target, ...more })
}

test('VID-13 VID-14 VID-15 arrows change the step, the space bar plays', () => {
  expect(press('ArrowLeft')).toBe('previous')
  expect(press('ArrowRight')).toBe('next')
  expect(press(' ')).toBe('toggle')
  expect(press('Escape')).toBe('escape')
  expect(press('Enter')).toBeNull()
  expect(press('k')).toBeNull()
})

test('a key with a modifier is left to the browser', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const) {
    expect(press('ArrowLeft', undefined, { [modifier]: true })).toBeNull()
  }
})

test.each([
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<video controls></video>',
  '<div contenteditable="true"></div>',
  '<div role="slider"></div>',
  '<div role="menuitemradio"></div>',
])('in %s only Escape reaches the player', (markup) => {
  expect(press(' ', markup)).toBeNull()
  expect(press('ArrowRight', markup)).toBeNull()
  expect(press('Escape', markup)).toBe('escape')
})

test.each([
  '<button><span data-focus></span></button>',
  '<a href="/">to</a>',
  '<summary></summary>',
])('the space bar presses %s and nothing else, arrows walk', (markup) => {
  expect(press(' ', markup)).toBeNull()
  expect(press('ArrowRight', markup)).toBe('next')
})

test('a space bar held down plays once', () => {
  expect(press(' ', undefined, { repeat: true })).toBeNull()
  expect(press('ArrowRight', undefined, { repeat: true })).toBe('next')
})
