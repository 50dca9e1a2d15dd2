import { ApiError } from '#server/http/errors.ts'

/**
 * A text that somebody typed, without the blanks around it.
 * @throws {ApiError} `FieldRequired` when nothing else is in it
 */
export function filled(text: string, field: string): string {
  const trimmed = text.trim()
  if (trimmed === '') throw new ApiError('FieldRequired', { field })
  return trimmed
}
