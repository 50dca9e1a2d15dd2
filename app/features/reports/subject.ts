import type { Id } from '#contract/common.ts'
import type { ReportKind } from '#contract/reports/limits.ts'

/** Something of somebody else that can be reported. */
export interface ReportSubject {
  kind: ReportKind
  /** Of a picture: of what its member wrote; of a film: of its recipe. */
  id: Id
  /** Of a picture: what `id` is. @default `comment` */
  beside?: 'comment' | 'note'
  /** Who is behind it; empty for a former member. */
  name: string
  /** Its words, or what it is called; empty for a picture. */
  quote: string
}

/** A report of something; without an id while it is being sent. */
export interface SentReport {
  id?: Id
}
