import { ApiError } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Notice } from './use-notice.ts'

/**
 * The text of a failed call: the server's message as received, or a text about
 * the connection when the server could not be reached.
 */
export function failureText(error: unknown): Notice['text'] {
  if (error instanceof ApiError && error.status !== 0 && error.message !== '') {
    return () => error.message
  }
  reportFailure(error)
  return (t) => `${t('errors.offline')}. ${t('errors.text')}`
}
