import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { rememberReturnPath } from './return-path.ts'

/** Props of {@link LoginPrompt}. */
export interface LoginPromptProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const leave = () => rememberReturnPath()

/** Tells a visitor what needs an account, and leads there and back (D-21). */
export function LoginPrompt({ open, onOpenChange }: LoginPromptProps) {
  const { t } = useWords()
  return (
    <Dialog
      data-slot="login-prompt"
      open={open}
      onOpenChange={onOpenChange}
      title={t('takingPart.login.title')}
      description={t('takingPart.login.text')}
      footer={
        <>
          <ButtonLink href="/auth/new" onClick={leave}>
            {t('shell.registerForFree')}
          </ButtonLink>
          <ButtonLink href="/auth" variant="primary" onClick={leave}>
            {t('shell.login')}
          </ButtonLink>
        </>
      }
    />
  )
}
