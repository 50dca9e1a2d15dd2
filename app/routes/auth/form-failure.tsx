import type { RefObject } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { RotateCcw } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link FormFailure}. */
export interface FormFailureProps {
  /** `errors.root` of the form. */
  failure: { type?: unknown; message?: string } | undefined
  /** The form's own button, which sends it again. */
  submit: RefObject<HTMLButtonElement | null>
}

/**
 * Says above a form why it was not taken: in the server's words (AUT-25 to AUT-27), or that nobody
 * answered, with a way to try again.
 */
export function FormFailure({ failure, submit }: FormFailureProps) {
  const { t } = useWords()
  if (!failure) return null
  if (failure.type !== 'offline') {
    return <Banner tone="danger" announced title={failure.message} className="text-danger" />
  }
  const again = () => {
    // This button goes with the failure.
    submit.current?.focus()
    submit.current?.click()
  }
  return (
    <Banner
      tone="danger"
      announced
      title={t('errors.offline')}
      className="text-danger"
      action={
        <Button size="s" icon={RotateCcw} onClick={again}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {t('errors.text')}
    </Banner>
  )
}
