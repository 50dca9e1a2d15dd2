// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionOf } from '#app/features/kitchen/sessions/kitchen.fixtures.ts'
import { keysOff } from '#app/lib/storage/keys-off.ts'
import type { Ringing } from '#app/features/kitchen/index.ts'
import type { ByEarControl } from './by-ear-control.ts'
import type { Scene } from './use-scene.ts'
import { useStageKeys } from './use-stage-keys.ts'

const goOn = vi.fn()
const session = sessionOf({ step: 5, moment: 'do' })
const scene = { session, goOn } as unknown as Scene
const toggle = vi.fn()
const ear = { toggle } as unknown as ByEarControl
const BELL = { since: Date.now() } as Ringing

function Stage({ ringing }: { ringing?: Ringing }) {
  useStageKeys(scene, ringing, ear)
  return (
    <>
      <textarea aria-label="Note" />
      <label>
        <input type="checkbox" /> Flour
      </label>
      <div contentEditable suppressContentEditableWarning aria-label="Draft" />
      <select aria-label="Kind" />
      <dialog open>
        <button type="button">Pin</button>
      </dialog>
      <button type="button">Again</button>
    </>
  )
}

afterEach(() => keysOff.write(null))

/** Whether the browser does with a key what it does by itself. */
const isFree = (target: HTMLElement, key: string, options = {}) =>
  fireEvent.keyDown(target, { key, ...options })

test('letters, Space and Enter go into a field and an open sheet also while a bell begins', () => {
  goOn.mockClear()
  render(<Stage ringing={BELL} />)
  const targets = [
    ...['Note', 'Draft', 'Kind'].map((name) => screen.getByLabelText(name)),
    screen.getByRole('button', { name: 'Pin' }),
  ]
  for (const target of targets)
    for (const key of ['q', ' ', 'Enter', 'ArrowRight', 'Backspace'])
      expect([target.outerHTML, key, isFree(target, key)]).toEqual([target.outerHTML, key, true])
  expect(goOn).not.toHaveBeenCalled()
})

test('no key goes on while a bell rings', () => {
  goOn.mockClear()
  render(<Stage ringing={BELL} />)
  for (const key of [' ', 'ArrowRight', 'ArrowLeft']) isFree(document.body, key)
  expect(goOn).not.toHaveBeenCalled()
})

test('Enter that is held down presses a button of the stage once', () => {
  render(<Stage />)
  const again = screen.getByRole('button', { name: 'Again' })
  expect(isFree(again, 'Enter')).toBe(true)
  expect(isFree(again, 'Enter', { repeat: true })).toBe(false)
})

test('a checkbox has Space, and the right arrow goes on from it', () => {
  goOn.mockClear()
  render(<Stage />)
  const flour = screen.getByRole('checkbox', { name: 'Flour' })
  expect(isFree(flour, ' ')).toBe(true)
  expect(goOn).not.toHaveBeenCalled()
  expect(isFree(flour, 'ArrowRight')).toBe(false)
  expect(goOn).toHaveBeenCalledOnce()
})

test('with single characters turned off, E and Space do nothing and the arrows go on', () => {
  goOn.mockClear()
  toggle.mockClear()
  keysOff.write('off')
  render(<Stage />)
  for (const key of ['e', 'E', 'r', ' ']) expect(isFree(document.body, key)).toBe(true)
  expect([goOn.mock.calls, toggle.mock.calls]).toEqual([[], []])
  isFree(document.body, 'ArrowRight')
  expect(goOn).toHaveBeenCalledOnce()
  keysOff.write(null)
  isFree(document.body, 'e')
  expect(toggle).toHaveBeenCalledOnce()
})
