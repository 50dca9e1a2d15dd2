import { ofEach, useCacheEditor } from '#app/data/edit-cache.ts'
import { paths } from '#app/data/paths.ts'
import { send } from '#app/data/send.ts'
import { useWished, wish } from '#app/data/wish.ts'
import { RECIPES } from '#app/taking-part/favourites.ts'
import { useSayFailure } from '#app/taking-part/say-failure.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Rating } from '#contract/rating.ts'
import type { Recipe } from '#contract/recipe.ts'
import { ratingValueOf } from '#contract/stars.ts'

/** A member's rating of a recipe, and how to change it. */
export interface RatingState {
  /** The member's stars, 1 to 5, as wished or else as the server told; null for none. */
  stars: number | null
  /** The wish is on its way. */
  isPending: boolean
  /**
   * Rates with 1 to 5 stars, in place of an earlier rating (STA-08).
   *
   * @param fail says in another way than a toast that it did not work
   * @returns whether it has come true
   */
  rate: (stars: number, fail?: (error: unknown) => () => void) => Promise<boolean>
}

/** The member's own rating of a recipe (D-44). The wire counts from 0, the screen from 1. */
export function useRating({ Id, Rating }: Recipe): RatingState {
  const { t } = useWords()
  const { edit } = useCacheEditor()
  const sayFailure = useSayFailure()
  const about = `rating ${Id}`
  const known = Rating.UserRating === null ? null : Rating.UserRating + 1
  const wished = useWished(about, known)

  const rate: RatingState['rate'] = (stars, fail) =>
    wish<number, Rating>({
      name: about,
      value: stars,
      send: (value) =>
        send('POST', paths.rate(Id), { RatingValue: ratingValueOf(value) ?? String(value) }),
      settle: (told) =>
        edit(
          RECIPES,
          ofEach<Recipe>(Id, (recipe) => ({ ...recipe, Rating: told })),
        ),
      fail:
        fail ??
        ((error) =>
          sayFailure({
            error,
            title: t('takingPart.failed.rating'),
            again: () => void rate(stars),
          })),
    })

  return {
    stars: wished.value,
    isPending: wished.isPending,
    rate,
  }
}
