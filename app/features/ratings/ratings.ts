import { ofEach, useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { useFailureToast } from '#app/lib/api/failure-toast.ts'
import { RECIPE_KEYS } from '#app/lib/api/key-test.ts'
import { updateOptimistically, useOptimisticValue } from '#app/lib/api/optimistic-update.ts'
import { send } from '#app/lib/api/send.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Rating } from '#contract/rating.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { ratingValueOf } from '#contract/stars.ts'

/** A member's rating of a recipe, with a function to change it. */
export interface RatingState {
  /** The member's stars, 1 to 5, of the pending change or else the server's; null for none. */
  stars: number | null
  /** Whether a change is pending. */
  isPending: boolean
  /**
   * Rates with 1 to 5 stars, replacing an earlier rating.
   *
   * @param fail reports a failure, instead of the default toast
   * @returns whether the rating has been saved
   */
  rate: (stars: number, fail?: (error: unknown) => () => void) => Promise<boolean>
}

/** The member's own rating of a recipe. The API counts from 0, the screen from 1. */
export function useRating({ Id, Rating }: Recipe): RatingState {
  const { t } = useWords()
  const { edit } = useCacheEditor()
  const showFailure = useFailureToast()
  const about = `rating ${Id}`
  const known = Rating.UserRating === null ? null : Rating.UserRating + 1
  const shown = useOptimisticValue(about, known)

  const rate: RatingState['rate'] = (stars, fail) =>
    updateOptimistically<number, Rating>({
      name: about,
      value: stars,
      send: (value) =>
        send('POST /recipe/:id/rate', {
          params: { id: Id },
          fields: { RatingValue: ratingValueOf(value) ?? String(value) },
        }),
      settle: (saved) =>
        edit(
          RECIPE_KEYS,
          ofEach(Id, (recipe) => ({ ...recipe, Rating: saved })),
        ),
      fail:
        fail ??
        ((error) =>
          showFailure({
            error,
            title: t('memberActions.failed.rating'),
            retry: () => void rate(stars),
          })),
    })

  return {
    stars: shown.value,
    isPending: shown.isPending,
    rate,
  }
}
