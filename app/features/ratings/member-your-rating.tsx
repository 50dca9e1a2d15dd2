import { useState } from 'react'
import { StarRating } from '#design-system/star-rating/star-rating.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { RateProps } from './rate-props.ts'
import { useRating } from './ratings.ts'

/** The member's stars for a recipe; a settled choice is sent (RCD-27, STA-08). */
export function YourRatingOfMember({ recipe }: RateProps) {
  const { t } = useWords()
  const { stars, isPending, rate } = useRating(recipe)
  /** Stars that arrow keys pass by. */
  const [passing, setPassing] = useState<number>()
  return (
    <StarRating
      worded
      label={t('memberActions.yourRating')}
      value={passing ?? stars}
      pending={isPending}
      onValueChange={setPassing}
      onValueCommit={(value) => {
        setPassing(undefined)
        void rate(value)
      }}
    />
  )
}
