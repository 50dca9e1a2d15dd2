import type { CookQuery } from './cooks/query.ts'
import { SEEN_DE } from './cooks/seen-de.ts'
import { SEEN_EN } from './cooks/seen-en.ts'

/** Queries as cooks type them, in German and English. */
export const COOK_QUERIES: readonly CookQuery[] = [...SEEN_EN, ...SEEN_DE]
