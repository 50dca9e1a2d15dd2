// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePeople } from './servings.ts'

function Counter() {
  const [people, setPeople] = usePeople()
  return <button onClick={() => setPeople(people + 1)}>{people}</button>
}

const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('ENT-34 two people cook at first, and a change shows everywhere at once', () => {
  render(
    <>
      <Counter />
      <Counter />
    </>,
  )
  expect(shown()).toEqual(['2', '2'])
  act(() => screen.getAllByRole('button')[0]?.click())
  expect(shown()).toEqual(['3', '3'])
})
