import { TextLink } from '#design-system/link/text-link.tsx'
import { memberPart, useLoginPrompt } from '#app/features/account/index.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CommentBoxProps } from './comment-form.tsx'

/** For visitors: a link to /auth that opens the login prompt (ROL-07, AUT-19). */
function LoginToComment({ recipe }: CommentBoxProps) {
  const { t } = useWords()
  const { prompt, dialog } = useLoginPrompt({ kind: 'comment', id: recipe.Id, name: recipe.Name })
  return (
    <p className="mb-2">
      <TextLink href="/auth" onClick={prompt} className="inline-flex min-h-target items-center">
        {t('recipe.loginToComment')}
      </TextLink>
      {dialog}
    </p>
  )
}

/** The stars and the comment box of members (ROL-08). */
export const CommentBox = memberPart<CommentBoxProps>(async () => {
  const code = import('./comment-form.tsx')
  return (await withAreas(['memberActions'], code)).CommentForm
}, LoginToComment)
