import { dismissToast, toast } from '#design-system/toast/toast-store.ts'
import { ApiError } from '#app/data/api-error.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** What to say when a wish did not come true. */
export interface Failure {
  error: unknown
  /** What did not happen. */
  title: string
  /** Wishes the same again. */
  again?: () => void
}

/**
 * Says in a toast that a wish did not come true, and offers to wish again (D-60). The answer takes
 * the toast away.
 */
export function useSayFailure(): (failure: Failure) => () => void {
  const { t } = useWords()
  return ({ error, title, again }) => {
    const status = error instanceof ApiError ? error.status : undefined
    const description =
      status === 0
        ? t('takingPart.failed.offline')
        : error instanceof ApiError && error.code && error.code !== 'ServerError'
          ? error.message
          : t('takingPart.failed.text')
    const id = toast({
      tone: 'error',
      title,
      description,
      ...(again && { action: { label: t('common.tryAgain'), onPress: again } }),
    })
    return () => dismissToast(id)
  }
}
