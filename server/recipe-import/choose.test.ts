import { expect, test } from 'vitest'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import { DRAFT_STEPS_MAX } from '#contract/own-recipes/limits.ts'
import { cut } from './choose.ts'

const LONG = 'Put the flour into a bowl and make a well in the middle. '.repeat(12)

test('the parts of a step that is cut get keys of their own', () => {
  const Key = 'a'.repeat(40)
  const Steps = [Key, `${Key}-2`].map((one) => ({ Key: one, Text: { en: LONG } }))
  const keys = cut({ ...emptyDraft('en'), Steps }, new Set([Key])).Steps.map((step) => step.Key)
  expect(keys.slice(0, 3)).toEqual([Key, `${Key}-3`, `${Key}-4`])
  expect(new Set(keys).size).toBe(keys.length)
})

test('a step is not cut into more steps than a recipe may have', () => {
  const Steps = Array.from({ length: DRAFT_STEPS_MAX }, (_, index) => ({
    Key: `step-${index}`,
    Text: { en: LONG },
  }))
  const draft = { ...emptyDraft('en'), Steps }
  expect(cut(draft, new Set(Steps.map(({ Key }) => Key)))).toEqual(draft)
})
