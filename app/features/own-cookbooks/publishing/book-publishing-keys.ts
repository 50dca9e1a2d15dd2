import { keyOf } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'

/** Keys of publishing a cookbook. */
export const bookPublishingKeys = {
  /** How a cookbook stands on its way to everybody. */
  publication: (id: Id) => keyOf('/my/cookbooks/:id/publication', { id }),
  /** What readers see of it, beside what would be published. */
  comparison: (id: Id, LangId: LangId) => keyOf('/my/cookbooks/:id/comparison', { id, LangId }),
  /** What was published of it, beside what was published before. */
  version: (id: Id, version: Id, LangId: LangId) =>
    keyOf('/my/cookbooks/:id/versions/:version', { id, version, LangId }),
  /** Who has something of it. */
  withdrawal: (id: Id) => keyOf('/my/cookbooks/:id/withdrawal', { id }),
  /** The member as an author. */
  author: () => keyOf('/my/author', {}),
}
