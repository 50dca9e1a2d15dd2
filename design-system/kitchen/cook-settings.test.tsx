// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DesignSystemProvider } from '#design-system/provider/provider.tsx'
import { en } from '#design-system/messages/en.ts'
import { CookCounter } from './cook-settings.tsx'
import type { CookCounterProps } from './sheet.types.ts'

function Counting({ from, ...props }: CookCounterProps & { from: number }) {
  const [value, setValue] = useState(from)
  return (
    <DesignSystemProvider language="en" messages={en}>
      <CookCounter value={value} onValueChange={setValue} {...props} />
    </DesignSystemProvider>
  )
}

const press = (name: string, times: number) => {
  for (let time = 0; time < times; time++) fireEvent.click(screen.getByRole('button', { name }))
}

const shown = () => screen.getByRole('group').textContent?.trim()

afterEach(() => document.body.replaceChildren())

test('a counter goes by fractions without a rest, from one end to the other', () => {
  render(<Counting from={1.1} step={0.1} min={0.5} max={2} what="speed" />)
  press('Fewer speed', 1)
  expect(shown()).toBe('1')
  press('More speed', 3)
  expect(shown()).toBe('1.3')
  press('More speed', 20)
  expect(shown()).toBe('2')
  press('Fewer speed', 40)
  expect(shown()).toBe('0.5')
})

test('a counter goes to the next multiple of its step', () => {
  render(<Counting from={5} step={4} write={(count) => `${count} of`} />)
  press('One person more', 1)
  expect(shown()).toBe('8 of')
  press('One person fewer', 3)
  expect(shown()).toBe('4 of')
})

test('the old names for the value work until version 2', () => {
  const changed = vi.fn()
  render(
    <DesignSystemProvider language="en" messages={en}>
      <CookCounter people={2} onPeopleChange={changed} />
    </DesignSystemProvider>,
  )
  press('One person more', 1)
  expect(changed).toHaveBeenCalledWith(3)
})
