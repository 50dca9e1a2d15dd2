import type { Id } from './common.ts'

/**
 * The id in an address, such as `12` in `/recipes/12`.
 *
 * @returns 0, which the API refuses, for a text that is not an id
 */
export function idOf(text: string | undefined): Id {
  return /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
}
