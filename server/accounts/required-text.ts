import { typedLine } from '#contract/text/typed-line.ts'
import { ApiError } from '#server/http/errors.ts'

/**
 * A typed line without surrounding white space and invisible characters.
 * @throws {ApiError} `FieldRequired` when nothing is left
 */
export function requiredText(text: string, field: string): string {
  const line = typedLine(text)
  if (line === '') throw new ApiError('FieldRequired', { field })
  return line
}
