import { expect, test } from 'vitest'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import { mergeDrafts } from './merge.ts'

const base: Draft = {
  ...emptyDraft('en'),
  Name: { en: 'Cake' },
  Lines: [
    { Key: 'i-1', Text: { en: 'flour' } },
    { Key: 'i-2', Text: { en: 'salt' } },
  ],
  Steps: [
    { Key: 's-1', Text: { en: 'Mix.' } },
    { Key: 's-2', Text: { en: 'Bake.' } },
  ],
}
const line = (key: string, en: string) => ({ Key: key, Text: { en } })
const keysOf = (items: readonly { Key: string }[]) => items.map(({ Key }) => Key)

test('what only one side changed is taken from it', () => {
  const mine: Draft = {
    ...base,
    Name: { en: 'Apple cake' },
    Lines: [line('i-1', 'rye flour'), line('i-2', 'salt')],
  }
  const theirs: Draft = { ...base, Tags: ['autumn'], Name: { en: 'Cake', de: 'Kuchen' } }
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    draft: { ...mine, Tags: ['autumn'], Name: { en: 'Apple cake', de: 'Kuchen' } },
    conflicts: [],
    isLossy: false,
  })
})

test('a member is asked only about a step whose text changed on both sides; until then it keeps the text of this device', () => {
  const mine: Draft = {
    ...base,
    Steps: [line('s-1', 'Mix well.'), line('s-2', 'Bake 45 minutes.')],
  }
  const theirs: Draft = { ...base, Steps: [line('s-1', 'Mix.'), line('s-2', 'Bake 40 minutes.')] }
  const { draft, conflicts } = mergeDrafts(base, mine, theirs)
  expect(draft.Steps).toEqual(mine.Steps)
  expect(conflicts).toEqual([{ key: 's-2', mine: mine.Steps[1], theirs: theirs.Steps[1] }])
})

test('two languages of one step are no conflict', () => {
  const mine: Draft = { ...base, Steps: [line('s-1', 'Mix well.'), line('s-2', 'Bake.')] }
  const theirs: Draft = {
    ...base,
    Steps: [{ Key: 's-1', Text: { en: 'Mix.', de: 'Mischen.' } }, line('s-2', 'Bake.')],
  }
  const { draft, conflicts } = mergeDrafts(base, mine, theirs)
  expect(conflicts).toEqual([])
  expect(draft.Steps[0]?.Text).toEqual({ en: 'Mix well.', de: 'Mischen.' })
})

test('lines of both sides stand where they were put', () => {
  const mine: Draft = {
    ...base,
    Lines: [line('i-1', 'flour'), line('i-3', 'sugar'), line('i-2', 'salt')],
  }
  const theirs: Draft = { ...base, Lines: [...base.Lines, line('i-4', 'eggs')] }
  expect(keysOf(mergeDrafts(base, mine, theirs).draft.Lines)).toEqual(['i-1', 'i-3', 'i-2', 'i-4'])
})

test('an order that was changed here stays', () => {
  const mine: Draft = { ...base, Steps: base.Steps.toReversed() }
  const theirs: Draft = { ...base, Steps: [...base.Steps, line('s-3', 'Eat.')] }
  expect(keysOf(mergeDrafts(base, mine, theirs).draft.Steps)).toEqual(['s-2', 's-3', 's-1'])
})

test('what one side deleted is gone, unless the other side changed it', () => {
  const mine: Draft = { ...base, Lines: [], Steps: [] }
  const theirs: Draft = { ...base, Lines: [line('i-1', 'rye flour'), line('i-2', 'salt')] }
  const { draft } = mergeDrafts(base, mine, theirs)
  expect(keysOf(draft.Lines)).toEqual(['i-1'])
  expect(draft.Steps).toEqual([])
})
