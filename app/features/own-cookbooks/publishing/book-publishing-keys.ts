import { keyOf } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'

/** Keys of publishing a cookbook. */
export const bookPublishingKeys = {
  /** How a cookbook stands on its way to everybody. */
  publication: (id: Id) => keyOf('/my/cookbooks/:id/publication', { id }),
  /** Who has something of it. */
  withdrawal: (id: Id) => keyOf('/my/cookbooks/:id/withdrawal', { id }),
  /** The member as an author. */
  author: () => keyOf('/my/author', {}),
}
