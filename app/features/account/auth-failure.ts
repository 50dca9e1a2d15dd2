import { ApiError } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'

/** Why a form could not be sent, as react-hook-form keeps it under `root`. */
export interface Failure {
  /** Nothing answered, or nothing that says why. */
  type: 'offline' | 'refused'
  /** The server's words, in the language of the call. */
  message: string
}

/** Reads a failed call; what is no answer of the server is logged. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError && error.status !== 0 && error.message !== '') {
    return { type: 'refused', message: error.message }
  }
  reportFailure(error)
  return { type: 'offline', message: '' }
}
