import type { Id } from '#contract/common.ts'

/** Path of the screen that starts an import. */
export const IMPORT_PATH = '/my/recipes/import'

/** Path of the screen that shows one import. */
export const importPath = (id: Id) => `${IMPORT_PATH}?id=${id}`
