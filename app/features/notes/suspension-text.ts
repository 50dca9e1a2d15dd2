import { ApiError } from '#app/lib/api/api-error.ts'

/** Why and until when a member is on hold, as the server says it; undefined for any other failure. */
export function suspensionText(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === 'Suspended' ? error.message : undefined
}
