// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DesignSystemProvider } from '#design-system/provider/provider.tsx'
import { en } from '#design-system/messages/en.ts'
import { CookWords } from './cook-words.tsx'

const nothing = () => undefined
const wordsOf = (step: number, minutes: string) => (
  <DesignSystemProvider language="en" messages={en}>
    <CookWords
      step={step}
      total={7}
      runs={[
        { kind: 'text', text: 'Fry for ' },
        { kind: 'duration', text: minutes, id: '0', state: 'idle' },
      ]}
      onDuration={nothing}
    />
  </DesignSystemProvider>
)

test('a duration of the next step does not take the focus of the one before', () => {
  const { rerender } = render(wordsOf(1, '5 minutes'))
  screen.getByRole('button', { name: /5 minutes/ }).focus()
  rerender(wordsOf(2, '20 minutes'))
  expect(screen.getByRole('button', { name: /20 minutes/ })).not.toBe(document.activeElement)
})

test('a duration keeps the focus while its own step is written anew', () => {
  const { rerender } = render(wordsOf(1, '5 minutes'))
  screen.getByRole('button', { name: /5 minutes/ }).focus()
  rerender(wordsOf(1, '5 minutes'))
  expect(screen.getByRole('button', { name: /5 minutes/ })).toBe(document.activeElement)
})
