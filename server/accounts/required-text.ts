import { ApiError } from '#server/http/errors.ts'

/**
 * A text that somebody typed, without surrounding white space.
 * @throws {ApiError} `FieldRequired` when nothing is left
 */
export function requiredText(text: string, field: string): string {
  const trimmed = text.trim()
  if (trimmed === '') throw new ApiError('FieldRequired', { field })
  return trimmed
}
