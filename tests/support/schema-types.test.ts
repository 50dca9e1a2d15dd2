import { expect, test } from 'vitest'
import { vocabularyErrors } from './schema-types.ts'

const CRUMBLE = { '@context': 'https://schema.org', '@type': 'Recipe', name: 'Apple crumble' }

test('the vocabulary of schema.org finds misspelt properties, types and values', async () => {
  expect(await vocabularyErrors([{ ...CRUMBLE, recipeCuisine: 'German' }])).toEqual([])
  for (const wrong of [
    { recipeCuisines: 'German' },
    { recipeCuisine: 5 },
    { tool: { '@type': 'HowToTools', name: 'whisk' } },
    { suitableForDiet: 'https://schema.org/PaleoDiet' },
    { '@type': 'Recipes' },
  ])
    expect(await vocabularyErrors([{ ...CRUMBLE, ...wrong }])).toHaveLength(1)
})
