import { expect, test } from 'vitest'
import type { CookbookPublication } from '#contract/cookbooks/publication.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import {
  livePublicationWith,
  ownBookWith,
} from '../../../../.storybook/data/cookbook-publishing.ts'
import { changesOf } from './book-changes.ts'

type Tabs = OwnCookbook['Tabs']

const tab = (Key: string, en = Key): Tabs[number] => ({ Key, Name: { en }, Recipes: [] })

/** What is different when tabs alone are. */
function changesOfTabs(now: Tabs, live: Tabs) {
  const { Live, Changes }: CookbookPublication = livePublicationWith()
  const cookbook = ownBookWith({ Tabs: now })
  const { Name, Description } = cookbook
  return changesOf(
    cookbook,
    {
      Live: Live && { ...Live, Name, Description, Tabs: live },
      Changes: Changes && { ...Changes, HasOtherOrder: true, Added: [], TakenOut: [] },
    },
    'en',
  )
}

test('BOK-82 a tab that has moved is named with the one behind it', () => {
  const [a, b, c] = [tab('a'), tab('b'), tab('c')]
  expect(changesOfTabs([c, a, b], [a, b, c])).toEqual([
    { kind: 'tab-moved', tab: c.Name, before: a.Name },
  ])
  expect(changesOfTabs([b, c, a], [a, b, c])).toEqual([
    { kind: 'tab-moved', tab: c.Name, before: a.Name },
  ])
  expect(changesOfTabs([c, b, a], [a, b, c])).toEqual([{ kind: 'order' }])
  expect(changesOfTabs([a, c, b], [a, b, c])).toEqual([
    { kind: 'tab-moved', tab: c.Name, before: b.Name },
  ])
})

test('BOK-82 tabs that are new, gone or renamed are named', () => {
  expect(changesOfTabs([tab('a', 'Breads'), tab('new')], [tab('a'), tab('old')])).toEqual([
    { kind: 'new-tabs', tabs: [{ en: 'new' }] },
    { kind: 'old-tabs', tabs: [{ en: 'old' }] },
    { kind: 'tab-names', tabs: [{ en: 'Breads' }] },
  ])
})

test('BOK-82 recipes that only stand elsewhere are one change', () => {
  expect(changesOfTabs([tab('a')], [tab('a')])).toEqual([{ kind: 'order' }])
})

test('BOK-82 nothing is different of what is not published', () => {
  expect(changesOf(ownBookWith(), { Live: null, Changes: null }, 'en')).toEqual([])
})

test('BOK-82 what was taken out is named, unless a name is lost with its recipe', () => {
  const { Live, Changes } = livePublicationWith()
  const takenOut = (TakenOut: NonNullable<typeof Changes>['TakenOut']) =>
    changesOf(ownBookWith(), { Live, Changes: Changes && { ...Changes, TakenOut } }, 'de').find(
      ({ kind }) => kind === 'taken-out',
    )
  const cake = { Id: 1, Name: { en: 'Cake', de: 'Kuchen' } }
  expect(takenOut([cake, { Id: 2, Name: { en: 'Bread' } }])).toEqual({
    kind: 'taken-out',
    recipes: ['Kuchen', 'Bread'],
    count: 2,
  })
  expect(takenOut([cake, { Id: 2, Name: {} }])).toMatchObject({ recipes: [], count: 2 })
})
