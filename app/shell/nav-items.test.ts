import { expect, test } from 'vitest'
import { isCurrentTab, TABS } from './nav-items.ts'

const currentTabs = (pathname: string) =>
  TABS.filter((tab) => isCurrentTab(tab.path, pathname)).map((tab) => tab.name)

test('SHL-08 a page selects the tab of its area and no other', () => {
  expect(currentTabs('/')).toEqual(['explore'])
  expect(currentTabs('/recipes')).toEqual(['recipes'])
  expect(currentTabs('/recipes/12')).toEqual(['recipes'])
  expect(currentTabs('/cookbooks/3')).toEqual(['cookbooks'])
})

test('a page outside the areas selects no tab', () => {
  expect(currentTabs('/404')).toEqual([])
  expect(currentTabs('/recipes-of-old')).toEqual([])
})
