import type { BookRecipe } from '#contract/cookbooks/own-cookbook.ts'
import type { OwnCard } from '#contract/own-recipes/own-recipe.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { timeToMinutes } from '#contract/text/time.ts'

const NOTHING = { Withdrawn: null, IsKept: false } as const

/** A published recipe as the row of a cookbook shows it, until the server has answered. */
export function rowOfRecipe(recipe: Recipe): BookRecipe {
  const { Id, Name, Author, CoverPath, StepCount, TotalTime, Rating } = recipe
  return {
    Id,
    PublicId: Id,
    Name,
    Author: { Id: Author.Id, Name: Author.Name },
    IsMine: false,
    CoverPath,
    StepCount,
    Minutes: TotalTime === null ? null : (timeToMinutes(TotalTime) ?? null),
    State: 'published',
    Rating: { GlobalRating: Rating.GlobalRating, TotalRatings: Rating.TotalRatings },
    ...NOTHING,
  }
}

/** A recipe of the member as the row of a cookbook shows it, until the server has answered. */
export function rowOfOwn(card: OwnCard): BookRecipe {
  const { Id, Name, NameLanguage, CoverPath, StepCount, TotalMinutes } = card
  const isPublished = card.Publication === 'published'
  return {
    Id,
    PublicId: isPublished ? (card.PublicId ?? null) : null,
    Name,
    ...(NameLanguage && { OnlyLanguage: NameLanguage }),
    Author: null,
    IsMine: true,
    CoverPath,
    StepCount,
    Minutes: TotalMinutes,
    State: isPublished ? 'published' : 'draft',
    Rating: null,
    ...NOTHING,
  }
}
