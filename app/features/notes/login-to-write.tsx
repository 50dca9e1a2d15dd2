import { ButtonLink } from '#design-system/button/button-link.tsx'
import { rememberReturnPath } from '#app/features/account/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { NotePlace } from './sheet-props.ts'

/** Leads a visitor to /auth, and from there back to an empty note at the same step. */
export function LoginToWrite({ stepId, recipeName }: NotePlace) {
  const { t } = useWords()
  return (
    <ButtonLink
      href="/auth"
      variant="primary"
      size="l"
      full
      onClick={() => rememberReturnPath(undefined, { kind: 'note', id: stepId, name: recipeName })}
    >
      {t('notes.login')}
    </ButtonLink>
  )
}
