import { dismissToast, toast } from '#design-system/toast/toast-store.ts'
import { ApiError } from '#app/data/api-error.ts'
import { useWords } from '#app/words/words-provider.tsx'

/**
 * Why a wish did not come true and what to do: no connection, or the server's own words where they
 * are meant for people.
 */
export function useFailureText(): (error: unknown) => string {
  const { t } = useWords()
  return (error) => {
    if (!(error instanceof ApiError)) return t('takingPart.failed.text')
    if (error.status === 0) return t('takingPart.failed.offline')
    const isOurs = error.code === undefined || error.code === 'ServerError'
    return isOurs ? t('takingPart.failed.text') : error.message
  }
}

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
  const textOf = useFailureText()
  return ({ error, title, again }) => {
    const id = toast({
      tone: 'error',
      title,
      description: textOf(error),
      ...(again && { action: { label: t('common.tryAgain'), onPress: again } }),
    })
    return () => dismissToast(id)
  }
}
