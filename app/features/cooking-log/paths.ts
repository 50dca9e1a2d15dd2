import type { Id } from '#contract/common.ts'

/** The page of the cooking log. */
export const LOG_PATH = '/my/cooked'

/** The page of an entry. */
export const entryPath = (id: Id) => `${LOG_PATH}/${id}`

/** A year of the log, as plates. */
export const yearPath = (year: number) => `${LOG_PATH}?year=${year}`
