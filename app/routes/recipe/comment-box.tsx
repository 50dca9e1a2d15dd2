import { TextLink } from '#design-system/link/text-link.tsx'
import { memberPart } from '#app/session/member-part.tsx'
import { useLoginPrompt } from '#app/session/use-login-prompt.tsx'
import { withAreas } from '#app/words/load.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Recipe } from '#contract/recipe.ts'

/** Props of {@link CommentBox}. */
export interface CommentBoxProps {
  recipe: Recipe
}

/** For visitors: a link to /auth that asks first (ROL-07, AUT-19). */
function LoginToComment() {
  const { t } = useWords()
  const { prompt, dialog } = useLoginPrompt()
  return (
    <p className="mb-2">
      <TextLink href="/auth" onClick={prompt} className="inline-flex min-h-target items-center">
        {t('recipe.loginToComment')}
      </TextLink>
      {dialog}
    </p>
  )
}

/** Where members rate a recipe and write about it (ROL-08). */
export const CommentBox = memberPart<CommentBoxProps>(async () => {
  const code = import('#app/taking-part/comment-form.tsx')
  return (await withAreas(['takingPart'], code)).CommentForm
}, LoginToComment)
