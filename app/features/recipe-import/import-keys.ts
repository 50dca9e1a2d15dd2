import { keyOf } from '#app/lib/api/keys.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import type { Id } from '#contract/common.ts'

/** Keys of imports. */
export const importKeys = {
  /** Imports that wait for the member, without their recipes. */
  open: () => keyOf('/my/import', {}),
  /** An import with its recipes. */
  one: (id: Id) => keyOf('/my/import/:id', { id }),
  /** One recipe of an import, as it was parsed. */
  item: (id: Id, item: Id) => keyOf('/my/import/:id/recipes/:item', { id, item }),
  /** The draft of one of the member's own recipes. */
  mine: (id: Id) => keyOf('/my/recipes/:id/draft', { id }),
  /** The progress of an import: the import without its recipes. */
  progress: (id: Id) => keyOf('/my/import/:id', { id, Items: false }),
}

/** Matches the keys whose responses change with an import. */
export const IMPORT_KEYS = keysOf(['/my/import', '/my/import/:id', '/my/recipes'])
