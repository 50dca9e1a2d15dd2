// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recipeWith } from '#tests/support/entities.ts'
import { show } from '#tests/support/show.tsx'
import { GoodToKnow } from './good-to-know.tsx'

const rows = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])

test('a cook is warned of raw egg although nobody checked the ingredients', () => {
  const recipe = recipeWith({ Warnings: [{ Kind: 'raw-egg', Text: 'Eat it the same day.' }] })
  show(<GoodToKnow recipe={recipe} ingredients={[]} />)
  expect(rows()).toEqual([['Raw egg', 'Eat it the same day.']])
  expect(screen.queryByText(/Worked out from the ingredients/)).not.toBeInTheDocument()
})

test('a recipe of which nothing is known has no heading for it', () => {
  show(<GoodToKnow recipe={recipeWith()} ingredients={[]} />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('a recipe without allergens says so, and that its ingredients were read', () => {
  const recipe = recipeWith({
    Allergens: { Contains: [], MayContain: [] },
    Diets: ['vegetarian', 'vegan'],
  })
  show(<GoodToKnow recipe={recipe} ingredients={[]} />)
  expect(rows()).toEqual([
    ['Contains', 'None of the fourteen main allergens'],
    ['Diet', 'Vegan'],
  ])
  expect(screen.getByText(/Worked out from the ingredients/)).toBeInTheDocument()
})
