import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link LoginPrompt}. */
export interface LoginPromptProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called when a link of the prompt is followed to /auth. */
  onLeave: () => void
}

/** Asks a visitor to sign in or to register. */
export function LoginPrompt({ open, onOpenChange, onLeave }: LoginPromptProps) {
  const { t } = useWords()
  return (
    <Dialog
      data-slot="login-prompt"
      open={open}
      onOpenChange={onOpenChange}
      title={t('memberActions.login.title')}
      description={t('memberActions.login.text')}
      footer={
        <>
          <ButtonLink href="/auth/new" onClick={onLeave}>
            {t('shell.registerForFree')}
          </ButtonLink>
          <ButtonLink href="/auth" variant="primary" onClick={onLeave}>
            {t('shell.login')}
          </ButtonLink>
        </>
      }
    />
  )
}
