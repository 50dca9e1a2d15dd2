import type { Generated } from 'kysely'
import type { NewsTime } from '#contract/news/news.ts'

/** How a member is told of what is new. Members without a row have chosen nothing yet. */
export interface NewsChoiceTable {
  user_id: number
  /** Null until it was chosen: at once with push messages, otherwise on Fridays. */
  published: NewsTime | null
  /** 0 or 1. */
  is_mail_on: Generated<0 | 1>
  /** Ends the mails for whoever has it: part of an address in each of them. */
  secret: string
  /** The Friday of the last mail; 0 before the first. */
  mailed_at: Generated<number>
  /** What was published until then was seen. */
  seen_until: Generated<number>
}
