import { useState } from 'react'
import { StarRating } from '#design-system/star-rating/star-rating.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { RateProps } from './rate-props.ts'
import { useRating } from './ratings.ts'

/** The member's stars for a recipe; a confirmed choice is sent. */
export function YourRatingOfMember({ recipe }: RateProps) {
  const { t } = useWords()
  const { stars, isPending, rate } = useRating(recipe)
  /** Stars selected with the arrow keys and not yet confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<number>()
  return (
    <StarRating
      worded
      label={t('memberActions.yourRating')}
      value={unconfirmed ?? stars}
      pending={isPending}
      onValueChange={setUnconfirmed}
      onValueCommit={(value) => {
        setUnconfirmed(undefined)
        void rate(value)
      }}
    />
  )
}
