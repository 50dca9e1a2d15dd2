import { typedLine } from '#contract/text/typed-line.ts'
import { ApiError } from '#server/http/errors.ts'

/**
 * A line that somebody typed, without surrounding white space and what nobody sees.
 * @throws {ApiError} `FieldRequired` when nothing is left
 */
export function requiredText(text: string, field: string): string {
  const line = typedLine(text)
  if (line === '') throw new ApiError('FieldRequired', { field })
  return line
}
