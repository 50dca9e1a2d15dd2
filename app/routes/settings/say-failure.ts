import { ApiError } from '#app/data/api-error.ts'
import { reportFailure } from '#app/data/report-failure.ts'
import type { Notice } from '#app/routes/settings/use-notice.ts'

/**
 * What a failed call says: the server's own words as received (VAL-10), or that there is no
 * connection and nothing is lost.
 */
export function sayFailure(error: unknown): Notice['say'] {
  if (error instanceof ApiError && error.status !== 0 && error.message !== '') {
    return () => error.message
  }
  reportFailure(error)
  return (t) => `${t('errors.offline')}. ${t('errors.text')}`
}
