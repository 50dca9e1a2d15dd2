import { expect, test } from 'vitest'
import { OWN_CARDS } from '../../../.storybook/data/own-recipes.ts'
import { withNames } from './use-own-list.ts'

const found = (term: string) => withNames(OWN_CARDS, term).map(({ Name }) => Name)

test('without a connection names with every word are found, in any case', () => {
  expect(found('MARKET hummus')).toEqual(['Hummus like at the market'])
  expect(found('süßkartoffel')).toEqual(['Kichererbsen-Süßkartoffel-Gemüsepfanne'])
  expect(found('hummus soup')).toEqual([])
})
