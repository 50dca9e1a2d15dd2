import { keyOf } from '#app/lib/api/keys.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import type { Id } from '#contract/common.ts'

/** Keys of imports. */
export const bringKeys = {
  /** Those that wait for the member. */
  open: () => keyOf('/my/import', {}),
  /** An import with its recipes. */
  one: (id: Id) => keyOf('/my/import/:id', { id }),
  /** A recipe of it as it was understood. */
  item: (id: Id, item: Id) => keyOf('/my/import/:id/recipes/:item', { id, item }),
  /** A recipe that the member has. */
  mine: (id: Id) => keyOf('/my/recipes/:id/draft', { id }),
  /** How far it is. */
  progress: (id: Id) => keyOf('/my/import/:id', { id, Items: false }),
}

/** Keys that change with an import. */
export const BRING_KEYS = keysOf(['/my/import', '/my/import/:id', '/my/recipes'])
