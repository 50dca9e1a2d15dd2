import type { LangId } from '#contract/languages.ts'
import type { NewsItem } from '#contract/news/news.ts'

/** Whose news, and of which time. Milliseconds since 1970, UTC. */
export interface NewsOf {
  userId: number
  langId: LangId
  /** Published after this. */
  since: number
  /** Published then or before. */
  until: number
  /** Leaves out what the member does not want to be told of. */
  toTell: boolean
}

/** Something new, before it is known whether the member has seen it. */
export type Dated = Omit<NewsItem, 'IsNew'>
