// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keys } from '#app/data/keys.ts'
import { usePeople } from './people.ts'

function Counter() {
  const [people, setPeople] = usePeople()
  return <button onClick={() => setPeople(people + 1)}>{people}</button>
}

const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('ENT-34 two people cook at first, and the number is one for all who ask', () => {
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

test('ENT-34 everything else that the app knows has a place of its own, in each language', () => {
  const places = ([0, 1] as const).flatMap((langId) => [
    keys.newestCookbooks(langId),
    keys.cookbookOfTheMonth(langId),
    keys.cookbook('1', langId),
    keys.recipePage(langId, 1),
    keys.recipe('1', langId),
    keys.favouriteRecipes(langId),
    keys.favouriteCookbooks(langId),
    keys.tools(langId),
    keys.tags(langId),
  ])
  expect(new Set([...places, keys.me()]).size).toBe(19)
})
