import type { Id } from '#contract/common.ts'

/** Address of the ways in. */
export const BRING_PATH = '/my/recipes/import'

/** Address of an import that is looked over. */
export const importPath = (id: Id) => `${BRING_PATH}?id=${id}`
