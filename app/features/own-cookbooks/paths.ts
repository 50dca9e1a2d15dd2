import type { Id } from '#contract/common.ts'

/** The address of a member's cookbooks. */
export const OWN_COOKBOOKS_PATH = '/my/cookbooks'

/** The address of those in the bin. */
export const COOKBOOK_BIN_PATH = `${OWN_COOKBOOKS_PATH}?state=bin`

/** The address of a member's cookbook: its editor. */
export const ownCookbookPath = (id: Id) => `${OWN_COOKBOOKS_PATH}/${id}`

/** The address where a version of a cookbook is compared with the one before it. */
export const versionPath = (id: Id, version: Id) => `${ownCookbookPath(id)}/version-${version}`

/** The address where a cookbook is published, is read as it stands, is compared with that, or is seen as readers do. */
export const cookbookActPath = (id: Id, act: 'publish' | 'publication' | 'compare' | 'preview') =>
  `${ownCookbookPath(id)}/${act}`
