import type { AuthorRef } from '#contract/author.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import type { BookRecipe, OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { Language } from '#contract/languages.ts'
import { textOf } from '../texts.ts'

/** A cookbook as readers see it. */
export interface Preview {
  readonly cookbook: Cookbook
  /** What is under its tabs that have something to show. */
  readonly tabs: readonly {
    readonly key: string
    readonly name: string
    readonly recipes: readonly BookRecipe[]
  }[]
  readonly recipes: readonly BookRecipe[]
  /** Drafts, which are not in it. */
  readonly drafts: number
}

/**
 * A cookbook as readers of a language would see it if it were published as it is now.
 * @param own with the names of its recipes in that language
 */
export function previewOf(own: OwnCookbook, language: Language, author: AuthorRef): Preview {
  const byId = new Map(own.Recipes.map((recipe) => [recipe.Id, recipe]))
  const shown = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const recipe = byId.get(id)
      return recipe?.State === 'published' && recipe.IsMine ? [recipe] : []
    })
  const tabs = own.Tabs.map(({ Key, Name, Recipes }) => ({
    key: Key,
    name: textOf(Name, language),
    recipes: shown(Recipes),
  })).filter(({ recipes }) => recipes.length > 0)
  const recipes = [...tabs.flatMap((tab) => tab.recipes), ...shown(own.Loose)]
  const ratings = recipes.flatMap(({ Rating }) =>
    Rating && Rating.TotalRatings > 0 ? [Rating] : [],
  )
  const votes = ratings.reduce((count, { TotalRatings }) => count + TotalRatings, 0)
  const stars = ratings.reduce((sum, one) => sum + one.GlobalRating * one.TotalRatings, 0)
  return {
    cookbook: {
      Id: own.PublicId ?? 0,
      Name: textOf(own.Name, language),
      Description: textOf(own.Description, language) || null,
      CoverPath: own.Cover?.Path ?? null,
      HeaderPath: own.Header?.Path ?? null,
      CoverColour: null,
      Views: 0,
      IsFavorized: false,
      IsSubscribed: false,
      Rating: { GlobalRating: votes === 0 ? 0 : stars / votes, TotalRatings: votes },
      Author: author,
      DishPartitions: [],
      RecipeCount: recipes.length,
    },
    tabs,
    recipes,
    drafts: own.Recipes.filter(({ State }) => State === 'draft').length,
  }
}
