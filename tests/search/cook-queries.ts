import type { CookQuery } from './cooks/query.ts'
import { SEEN_DE } from './cooks/seen-de.ts'
import { SEEN_EN } from './cooks/seen-en.ts'
import { UNSEEN_DE } from './cooks/unseen-de.ts'
import { UNSEEN_EN } from './cooks/unseen-en.ts'

/**
 * Queries as cooks type them, in German and English: those that the search was tuned with, and
 * those that were written before looking at what it answers.
 */
export const COOK_QUERIES: Readonly<Record<'seen' | 'unseen', readonly CookQuery[]>> = {
  seen: [...SEEN_EN, ...SEEN_DE],
  unseen: [...UNSEEN_EN, ...UNSEEN_DE],
}
