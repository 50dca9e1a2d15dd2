import { expect, test } from 'vitest'
import { cooklangRecipe } from './cooklang.ts'

test('an ingredient named again without a measure has one line, another one with a similar name its own', () => {
  const source =
    'Salt @water with @sea salt{1%tsp}.\n\nFry @onion{1}(chopped), add @salt{} and @onion{}.'
  const { ingredients } = cooklangRecipe(source, 'soup.cook', () => undefined)
  expect(ingredients).toEqual(['water', '1 tsp sea salt', '1 onion, chopped', 'salt'])
})
