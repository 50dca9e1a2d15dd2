import { LANGUAGES } from '#contract/languages.ts'
import {
  arrange,
  recipesIn,
  type Arrangement,
  type BookChange,
} from '#contract/cookbooks/arrange.ts'
import type { Id } from '#contract/common.ts'
import type { Texts } from '../texts.ts'

/** The longest part of `wanted` whose members stand in the same order in `before`: they need no move. */
function staying(before: readonly Id[], wanted: readonly Id[]): Set<Id> {
  const at = wanted.map((id) => before.indexOf(id))
  const best: { length: number; from: number }[] = []
  for (const [index, place] of at.entries()) {
    let found = { length: 1, from: -1 }
    for (let other = 0; other < index; other++) {
      const length = (best[other]?.length ?? 0) + 1
      if (at[other] !== -1 && (at[other] ?? 0) < place && length > found.length)
        found = { length, from: other }
    }
    best.push(place === -1 ? { length: 0, from: -1 } : found)
  }
  let last = best.reduce((top, { length }, index) => {
    return length > (best[top]?.length ?? 0) ? index : top
  }, 0)
  const stay = new Set<Id>()
  while (last !== -1 && (best[last]?.length ?? 0) > 0) {
    const id = wanted[last]
    if (id !== undefined) stay.add(id)
    last = best[last]?.from ?? -1
  }
  return stay
}

/** The names of a tab that make the second of the first, with empty ones for those that it lacks. */
function namesBetween(before: Texts, after: Texts): Texts | undefined {
  const names = LANGUAGES.filter((language) => before[language] !== after[language])
  if (names.length === 0) return undefined
  return Object.fromEntries(names.map((language) => [language, after[language] ?? '']))
}

/** The changes that make the second arrangement of the first: what undoing and redoing send. */
export function changesBetween(before: Arrangement, after: Arrangement): BookChange[] {
  const changes: BookChange[] = []
  let now = before
  const make = (change: BookChange) => {
    changes.push(change)
    now = arrange(now, change)
  }
  for (const { Key, Name } of after.Tabs) {
    const known = before.Tabs.find((tab) => tab.Key === Key)
    if (!known) make({ Kind: 'add-tab', Tab: Key, Name })
    const names = known && namesBetween(known.Name, Name)
    if (names) make({ Kind: 'name-tab', Tab: Key, Name: names })
  }
  const wanted = new Set(recipesIn(after))
  for (const Recipe of recipesIn(before))
    if (!wanted.has(Recipe)) make({ Kind: 'take-out', Recipe })
  for (const { Key } of before.Tabs)
    if (!after.Tabs.some((tab) => tab.Key === Key)) make({ Kind: 'take-out-tab', Tab: Key })
  for (const [index, { Key }] of after.Tabs.entries()) {
    if (now.Tabs[index]?.Key === Key) continue
    make({ Kind: 'move-tab', Tab: Key, After: after.Tabs[index - 1]?.Key ?? null })
  }
  const groups = [...after.Tabs, { Key: null, Recipes: after.Loose }]
  const known = new Set(recipesIn(before))
  for (const { Key: Tab, Recipes } of groups) {
    const there = Tab === null ? now.Loose : now.Tabs.find(({ Key }) => Key === Tab)?.Recipes
    const stay = staying(there ?? [], Recipes)
    for (const [index, Recipe] of Recipes.entries()) {
      const place = { Recipe, Tab, After: Recipes[index - 1] ?? null }
      if (!known.has(Recipe)) make({ Kind: 'add', ...place })
      else if (!stay.has(Recipe)) make({ Kind: 'move', ...place })
    }
  }
  return changes
}
