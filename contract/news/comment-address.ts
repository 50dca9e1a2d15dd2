import type { Id } from '../common.ts'
import { pathOf } from '../addresses/addresses.ts'

/** The part of an address that names a comment on the page of its recipe. */
export const commentAnchor = (comment: Id): string => `#comment-${comment}`

/** Path of a comment on the page of its recipe. */
export const commentPath = (recipe: Id, comment: Id): string =>
  `${pathOf('recipe', recipe)}${commentAnchor(comment)}`
