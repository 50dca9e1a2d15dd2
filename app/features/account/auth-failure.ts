import { ApiError } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'

/** Why a form could not be sent, for `root` of react-hook-form's errors. */
export interface Failure {
  /** `offline`: the server could not be reached, or its response has no message. */
  type: 'offline' | 'refused'
  /** The server's message, in the language of the call. */
  message: string
}

/** Reads the error of a call. Errors that are not from the server are logged. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError && error.status !== 0 && error.message !== '') {
    return { type: 'refused', message: error.message }
  }
  reportFailure(error)
  return { type: 'offline', message: '' }
}
