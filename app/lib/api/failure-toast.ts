import { dismissToast, toast } from '#design-system/toast/toast-store.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ApiError } from './api-error.ts'

/**
 * The text that explains a failed call: no connection, the server's message where it is written for
 * people, or a general sentence.
 */
export function useFailureText(): (error: unknown) => string {
  const { t } = useWords()
  return (error) => {
    if (!(error instanceof ApiError)) return t('memberActions.failed.text')
    if (error.status === 0) return t('memberActions.failed.offline')
    const isGeneral = error.code === undefined || error.code === 'ServerError'
    return isGeneral ? t('memberActions.failed.text') : error.message
  }
}

/** A failed change. */
export interface Failure {
  error: unknown
  /** What failed. */
  title: string
  /** Tries the same change again. */
  retry?: () => void
}

/**
 * Reports a failed change in a toast that offers to retry.
 *
 * @returns a function that reports a failure and returns another one that removes its toast
 */
export function useFailureToast(): (failure: Failure) => () => void {
  const { t } = useWords()
  const textOf = useFailureText()
  return ({ error, title, retry }) => {
    const id = toast({
      tone: 'error',
      title,
      description: textOf(error),
      ...(retry && { action: { label: t('common.tryAgain'), onClick: retry } }),
    })
    return () => dismissToast(id)
  }
}
