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
  return changesOf(cookbook, {
    Live: Live && { ...Live, Name, Description, Tabs: live },
    Changes: Changes && { ...Changes, HasOtherOrder: true, Added: [], TakenOut: [] },
  })
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
  expect(changesOf(ownBookWith(), { Live: null, Changes: null })).toEqual([])
})
