import type { RefObject } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { RotateCcw } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link FormFailure}. */
export interface FormFailureProps {
  /** `errors.root` of the form. */
  failure: { type?: unknown; message?: string } | undefined
  /** The form's submit button; it gets the focus when a retry removes this button. */
  submit: RefObject<HTMLButtonElement | null>
}

/**
 * Shows above a form why it failed: the server's message, or that the server could
 * not be reached, with a button to retry.
 */
export function FormFailure({ failure, submit }: FormFailureProps) {
  const { t } = useWords()
  if (!failure) return null
  if (failure.type !== 'offline') {
    return <Banner tone="danger" announced title={failure.message} className="text-danger" />
  }
  const again = () => {
    // This button disappears with the failure.
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
