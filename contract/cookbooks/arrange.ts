import { Type, type Static } from 'typebox'
import { Id, Key, NO_NUL, Nullable } from '../common.ts'
import type { Language } from '../languages.ts'
import { COOKBOOK_RECIPES_MAX, COOKBOOK_TABS_MAX, TAB_NAME_MAX } from './limits.ts'

/** A text in one or both languages; an absent language falls back to that of the cookbook. */
export const textsOf = (maxLength: number) => {
  const text = Type.Optional(Type.String({ maxLength, pattern: NO_NUL }))
  const texts: Record<Language, typeof text> = { en: text, de: text }
  return Type.Object(texts)
}

/** The name of a tab. */
const TabName = textsOf(TAB_NAME_MAX)

/** A tab of a cookbook, with its recipes in their order. */
const BookTab = Type.Object({
  /** Chosen by the device that has added it. */
  Key,
  Name: TabName,
  Recipes: Type.Array(Id, { maxItems: COOKBOOK_RECIPES_MAX }),
})
/** @see {@link BookTab} (schema) */
type BookTab = Static<typeof BookTab>

/** What is in a cookbook, in its order: the tabs, then what has none. A recipe stands in one place. */
export const Arrangement = Type.Object({
  Tabs: Type.Array(BookTab, { maxItems: COOKBOOK_TABS_MAX }),
  Loose: Type.Array(Id, { maxItems: COOKBOOK_RECIPES_MAX }),
})
/** @see {@link Arrangement} (schema) */
export type Arrangement = Static<typeof Arrangement>

/** The order of a cookbook without names. */
export const Order = Type.Object({
  Tabs: Type.Array(Type.Object({ Key, Recipes: Type.Array(Id) })),
  Loose: Type.Array(Id),
})
/** @see {@link Order} (schema) */
export type Order = Static<typeof Order>

/** Where a recipe goes: into a tab, or null for none; after another one there, or null for the first place. */
const place = { Tab: Nullable(Key), After: Nullable(Id) }

/**
 * One change of what is in a cookbook, by names that stay the same wherever other devices have moved something
 * meanwhile. Each can be made to every arrangement: what has gone is left alone, what came after something that
 * is elsewhere now goes to the end, and what has no room is left out.
 */
export const BookChange = Type.Union([
  /** Without `After`: at the end. What is in the cookbook stays where it is. */
  Type.Object({
    Kind: Type.Literal('add'),
    Recipe: Id,
    Tab: Nullable(Key),
    After: Type.Optional(Nullable(Id)),
  }),
  Type.Object({ Kind: Type.Literal('move'), Recipe: Id, ...place }),
  Type.Object({ Kind: Type.Literal('take-out'), Recipe: Id }),
  /** A recipe that was withdrawn keeps its place: the question about it is answered. */
  Type.Object({ Kind: Type.Literal('keep'), Recipe: Id }),
  /** At the end. */
  Type.Object({ Kind: Type.Literal('add-tab'), Tab: Key, Name: TabName }),
  /** The names that are given; an empty one is taken away. */
  Type.Object({ Kind: Type.Literal('name-tab'), Tab: Key, Name: TabName }),
  Type.Object({ Kind: Type.Literal('move-tab'), Tab: Key, After: Nullable(Key) }),
  /** Its recipes stand without a tab from then on. */
  Type.Object({ Kind: Type.Literal('take-out-tab'), Tab: Key }),
])
/** @see {@link BookChange} (schema) */
export type BookChange = Static<typeof BookChange>

/** Whether a change says in which order things stand: two devices may want two of them. */
export function isOrder({ Kind }: BookChange): boolean {
  return Kind === 'move' || Kind === 'move-tab'
}

/** All recipes in the order in which they are read. */
export function recipesIn({ Tabs, Loose }: Order): Id[] {
  return [...Tabs.flatMap(({ Recipes }) => Recipes), ...Loose]
}

/** The order of an arrangement. */
export function orderIn({ Tabs, Loose }: Arrangement): Order {
  return { Tabs: Tabs.map(({ Key, Recipes }) => ({ Key, Recipes })), Loose }
}

/** Puts something after another thing: first for null, last for undefined and for what is not there. */
function putAfter<T>(all: readonly T[], it: T, after: T | null | undefined): T[] {
  const found = after === undefined || after === null ? -1 : all.indexOf(after)
  const at = after === null ? 0 : found === -1 ? all.length : found + 1
  return [...all.slice(0, at), it, ...all.slice(at)]
}

function withoutRecipe({ Tabs, Loose }: Arrangement, recipe: Id): Arrangement {
  const others = (ids: readonly Id[]) => ids.filter((id) => id !== recipe)
  return {
    Tabs: Tabs.map((tab) =>
      tab.Recipes.includes(recipe) ? { ...tab, Recipes: others(tab.Recipes) } : tab,
    ),
    Loose: others(Loose),
  }
}

function withRecipe(
  { Tabs, Loose }: Arrangement,
  recipe: Id,
  { Tab, After }: { Tab: string | null; After?: Id | null | undefined },
): Arrangement {
  if (!Tabs.some(({ Key }) => Key === Tab)) {
    // The tab has gone: at the end of those without one.
    return { Tabs, Loose: putAfter(Loose, recipe, Tab === null ? After : undefined) }
  }
  return {
    Tabs: Tabs.map((tab) =>
      tab.Key === Tab ? { ...tab, Recipes: putAfter(tab.Recipes, recipe, After) } : tab,
    ),
    Loose,
  }
}

/** The names of a tab with those that are given. */
function renamed(before: BookTab['Name'], given: BookTab['Name']): BookTab['Name'] {
  const all = Object.entries({ ...before, ...given }).map(
    ([language, name]) => [language, name.trim()] as const,
  )
  return Object.fromEntries(all.filter(([, name]) => name !== ''))
}

function moveTab({ Tabs, Loose }: Arrangement, key: string, after: string | null): Arrangement {
  const tab = Tabs.find(({ Key }) => Key === key)
  if (!tab || key === after) return { Tabs, Loose }
  const others = Tabs.filter((one) => one !== tab)
  const before = after === null ? null : others.find(({ Key }) => Key === after)
  return { Tabs: putAfter(others, tab, before), Loose }
}

/** Makes a change to an arrangement, as the server does. */
export function arrange(to: Arrangement, change: BookChange): Arrangement {
  const { Tabs, Loose } = to
  const has = (recipe: Id) => recipesIn(to).includes(recipe)
  switch (change.Kind) {
    case 'add': {
      const isFull = recipesIn(to).length >= COOKBOOK_RECIPES_MAX
      return isFull || has(change.Recipe) ? to : withRecipe(to, change.Recipe, change)
    }
    case 'move': {
      const { Recipe, After } = change
      if (!has(Recipe) || After === Recipe) return to
      return withRecipe(withoutRecipe(to, Recipe), Recipe, change)
    }
    case 'take-out':
      return withoutRecipe(to, change.Recipe)
    case 'add-tab': {
      const isThere = Tabs.some(({ Key }) => Key === change.Tab)
      if (isThere || Tabs.length >= COOKBOOK_TABS_MAX) return to
      return {
        Tabs: [...Tabs, { Key: change.Tab, Name: renamed({}, change.Name), Recipes: [] }],
        Loose,
      }
    }
    case 'name-tab':
      return {
        Tabs: Tabs.map((tab) =>
          tab.Key === change.Tab ? { ...tab, Name: renamed(tab.Name, change.Name) } : tab,
        ),
        Loose,
      }
    case 'move-tab':
      return moveTab(to, change.Tab, change.After)
    case 'take-out-tab': {
      const gone = Tabs.find(({ Key }) => Key === change.Tab)
      return {
        Tabs: Tabs.filter((tab) => tab !== gone),
        Loose: [...Loose, ...(gone?.Recipes ?? [])],
      }
    }
    // `keep` moves nothing.
    default:
      return to
  }
}

/**
 * An arrangement in another order. What that does not have stays in its tab, at the end, and what is not in the
 * arrangement any more is left out.
 */
export function reorder(to: Arrangement, order: Order): Arrangement {
  let next: Arrangement = { Tabs: to.Tabs.map((tab) => ({ ...tab, Recipes: [] })), Loose: [] }
  const keys = order.Tabs.map(({ Key }) => Key).filter((key) =>
    to.Tabs.some(({ Key }) => Key === key),
  )
  for (const [index, key] of keys.entries()) next = moveTab(next, key, keys[index - 1] ?? null)
  const all = new Set(recipesIn(to))
  const put = (recipes: readonly Id[], Tab: string | null) => {
    for (const recipe of recipes)
      if (all.delete(recipe)) next = withRecipe(next, recipe, { Tab, After: undefined })
  }
  for (const { Key, Recipes } of order.Tabs) put(Recipes, Key)
  put(order.Loose, null)
  for (const { Key, Recipes } of to.Tabs) put(Recipes, Key)
  put(to.Loose, null)
  return next
}
