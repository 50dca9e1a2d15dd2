import { keyOf } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'

/** Keys of publishing. They are not among the keys of every page. */
export const publishingKeys = {
  /** How an own recipe stands on its way to everybody. */
  publication: (id: Id) => keyOf('/my/recipes/:id/publication', { id }),
  /** Who has something of it. */
  withdrawal: (id: Id) => keyOf('/my/recipes/:id/withdrawal', { id }),
  /** A version as it was sent in. */
  sentVersion: (id: Id, submission: Id) =>
    keyOf('/my/recipes/:id/submission/:submission', { id, submission }),
}
