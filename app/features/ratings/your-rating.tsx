import { memberPart } from '#app/features/account/index.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { RateProps } from './rate-props.ts'

/** The member's stars for a recipe, above the comment box; nothing for visitors. */
export const YourRating = memberPart<RateProps>(
  async () => {
    const code = import('./member-your-rating.tsx')
    return (await withAreas(['memberActions'], code)).YourRatingOfMember
  },
  () => null,
)
