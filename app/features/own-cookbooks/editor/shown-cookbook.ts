import { arrange } from '#contract/cookbooks/arrange.ts'
import type { BookRecipe, OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { Texts } from '../texts.ts'
import { asTyped, joined } from './typed-texts.ts'
import type { TypedTexts, Waiting } from './waiting.ts'

/**
 * Where the work is safe. `refused`: another device has changed title or description, and both are there.
 * `nowhere`: the server takes nothing of it.
 */
export type Saved = 'saved' | 'saving' | 'device' | 'refused' | 'nowhere'

/** The cookbook as it is on screen. */
export interface Shown {
  readonly cookbook: OwnCookbook
  readonly saved: Saved
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** What an editor knows beside what the server has and what waits for it. */
export interface Typing {
  /** Recipes as they were added, until the server has them. */
  readonly added: readonly BookRecipe[]
  /** Title and description as they were typed. */
  readonly typed: TypedTexts
  /** Names of tabs as they were typed, by key. */
  readonly tabNames: Readonly<Record<string, Texts>>
}

/** A cookbook with everything that was done to it on this device. */
export function shownCookbook(
  server: OwnCookbook,
  { sent, next, texts }: Waiting,
  { added, typed, tabNames }: Typing,
): OwnCookbook {
  const changes = [...sent, ...next]
  const { Tabs, Loose } = changes.reduce(arrange, { Tabs: server.Tabs, Loose: server.Loose })
  const kept = new Set(changes.flatMap((one) => (one.Kind === 'keep' ? one.Recipe : [])))
  const { Name, Description, Recipes } = server
  return {
    ...server,
    Name: asTyped(joined(Name, texts.Name), typed.Name),
    Description: asTyped(joined(Description, texts.Description), typed.Description),
    // oxlint-disable-next-line oxc/no-map-spread -- what the server has stays as it is
    Tabs: Tabs.map((tab) => ({ ...tab, Name: asTyped(tab.Name, tabNames[tab.Key]) })),
    Loose,
    // oxlint-disable-next-line oxc/no-map-spread -- what the server has stays as it is
    Recipes: [...Recipes, ...added].map((recipe) =>
      kept.has(recipe.Id) ? { ...recipe, IsKept: true } : recipe,
    ),
  }
}

/**
 * A cookbook that was answered, with the recipes that are known already: where nothing has changed a recipe is
 * the same object, and its row is not rendered again.
 */
export function withKnownRecipes(answered: OwnCookbook, known: readonly BookRecipe[]): OwnCookbook {
  const before = new Map(known.map((recipe) => [recipe.Id, recipe]))
  return {
    ...answered,
    Recipes: answered.Recipes.map((recipe) => {
      const same = before.get(recipe.Id)
      return same && JSON.stringify(same) === JSON.stringify(recipe) ? same : recipe
    }),
  }
}
