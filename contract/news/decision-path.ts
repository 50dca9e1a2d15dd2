import type { NewsItem, ReadKind } from './news.ts'

/** The page on which a member reads what the desk has decided, and goes on. */
export function decisionPath(kind: ReadKind, { OwnId }: NonNullable<NewsItem['Decision']>): string {
  if (kind === 'readProfile' || OwnId === null) return '/my/author/profile'
  return kind === 'readRecipe'
    ? `/my/recipes/${OwnId}/publication`
    : `/my/cookbooks/${OwnId}/publication`
}

const KINDS: ReadonlySet<string> = new Set<ReadKind>(['readRecipe', 'readCookbook', 'readProfile'])

/** Whether something new is what the desk has decided. */
export function isDecision(kind: string): kind is ReadKind {
  return KINDS.has(kind)
}
