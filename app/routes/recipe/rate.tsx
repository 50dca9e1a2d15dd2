import { Button } from '#design-system/button/button.tsx'
import { Star } from '#design-system/icon/lucide.ts'
import { memberPart } from '#app/session/member-part.tsx'
import { useLoginPrompt } from '#app/session/use-login-prompt.tsx'
import { withAreas } from '#app/words/load.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Recipe } from '#contract/recipe.ts'

/** Props of {@link Rate}. */
export interface RateProps {
  recipe: Recipe
}

/** For visitors: a button that asks to log in (AUT-17). */
function RateOfVisitor() {
  const { t } = useWords()
  const { prompt, isPending, dialog } = useLoginPrompt()
  return (
    <>
      <Button size="l" icon={Star} pending={isPending} onClick={prompt} className="max-tablet:grow">
        {t('recipe.rate')}
      </Button>
      {dialog}
    </>
  )
}

/** The button at the top of a recipe that rates it (D-45). */
export const Rate = memberPart<RateProps>(async () => {
  const code = import('#app/taking-part/rate-of-member.tsx')
  return (await withAreas(['takingPart'], code)).RateOfMember
}, RateOfVisitor)
