import type { Arrangement, BookChange } from '#contract/cookbooks/arrange.ts'
import type { Id } from '#contract/common.ts'

/** Where a recipe stands. */
export interface Place {
  /** Null without a tab. */
  tab: string | null
  /** From 0. */
  index: number
  /** Recipes in the tab. */
  count: number
}

/** A tab with its recipes, or those without one. */
export interface Group {
  tab: string | null
  recipes: readonly Id[]
}

/** The tabs in their order, then what has none. */
export function groupsOf({ Tabs, Loose }: Arrangement): Group[] {
  return [
    ...Tabs.map(({ Key, Recipes }) => ({ tab: Key, recipes: Recipes })),
    { tab: null, recipes: Loose },
  ]
}

/** Where a recipe stands; undefined for one that is not in the cookbook. */
export function placeOf(arrangement: Arrangement, recipe: Id): Place | undefined {
  for (const { tab, recipes } of groupsOf(arrangement)) {
    const index = recipes.indexOf(recipe)
    if (index !== -1) return { tab, index, count: recipes.length }
  }
  return undefined
}

/** The change that puts a recipe at a place of a tab, counted without the recipe itself. */
export function moveTo(
  arrangement: Arrangement,
  recipe: Id,
  { tab, index }: Pick<Place, 'tab' | 'index'>,
): BookChange {
  const group = groupsOf(arrangement).find((one) => one.tab === tab)
  const others = (group?.recipes ?? []).filter((id) => id !== recipe)
  return { Kind: 'move', Recipe: recipe, Tab: tab, After: others[index - 1] ?? null }
}

/** How far a key or a button moves a recipe. */
export type Step = 'up' | 'down' | 'first' | 'last' | 'tabUp' | 'tabDown'

/** The change of one step, across tabs too; undefined at the end. */
export function stepOf(arrangement: Arrangement, recipe: Id, step: Step): BookChange | undefined {
  const place = placeOf(arrangement, recipe)
  if (!place) return undefined
  const groups = groupsOf(arrangement)
  const at = groups.findIndex(({ tab }) => tab === place.tab)
  const { tab, index, count } = place
  const to = (group: Group | undefined, where: number) =>
    group && moveTo(arrangement, recipe, { tab: group.tab, index: where })
  const above = groups[at - 1]
  switch (step) {
    case 'up':
      return index > 0
        ? moveTo(arrangement, recipe, { tab, index: index - 1 })
        : to(above, above?.recipes.length ?? 0)
    case 'down':
      return index < count - 1
        ? moveTo(arrangement, recipe, { tab, index: index + 1 })
        : to(groups[at + 1], 0)
    case 'first':
      return index === 0 ? undefined : moveTo(arrangement, recipe, { tab, index: 0 })
    case 'last':
      return index === count - 1
        ? undefined
        : moveTo(arrangement, recipe, { tab, index: count - 1 })
    case 'tabUp':
      return to(above, above?.recipes.length ?? 0)
    default:
      return to(groups[at + 1], 0)
  }
}
