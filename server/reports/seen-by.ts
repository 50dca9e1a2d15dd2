import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { HiddenKind } from './subjects.ts'

const TABLES = { comment: 'comments', note: 'step_notes' } as const

/** Whether a viewer has not reported something, or wants to see it nevertheless. */
function unreported(kind: HiddenKind, id: string, viewer: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select 1 from report_cases
    inner join reports on reports.case_id = report_cases.id
    where report_cases.kind = ${kind} and report_cases.subject_id = ${sql.ref(id)}
      and reports.user_id = ${viewer} and reports.is_shown = 0)`
}

/**
 * Whether a viewer sees a comment or a note: what is hidden is seen by its writer alone, and nobody sees what
 * they have reported, or what was written by somebody whom they block.
 * @param viewer a member, or null for a visitor
 */
export function seenBy(kind: keyof typeof TABLES, viewer: number | null): RawBuilder<SqlBool> {
  const table = TABLES[kind]
  const isShown = sql<SqlBool>`${sql.ref(`${table}.hidden_at`)} is null`
  if (viewer === null) return isShown
  const writer = sql.ref(`${table}.user_id`)
  return sql<SqlBool>`(${writer} = ${viewer} or (${isShown}
    and ${unreported(kind, `${table}.id`, viewer)}
    and not exists (select 1 from blocks
      where blocks.user_id = ${viewer} and blocks.blocked_id = ${writer})))`
}

/** Whether a comment or a note is not hidden, or the viewer wrote it. */
export function shownTo(kind: keyof typeof TABLES, viewer: number | null): RawBuilder<SqlBool> {
  const hidden = sql.ref(`${TABLES[kind]}.hidden_at`)
  if (viewer === null) return sql<SqlBool>`${hidden} is null`
  return sql<SqlBool>`(${hidden} is null or ${sql.ref(`${TABLES[kind]}.user_id`)} = ${viewer})`
}

/** Whether a viewer sees a picture of the view `shown_avatars`, read as `avatars`: not what they have reported. */
export function pictureSeenBy(viewer: number | null): RawBuilder<SqlBool> {
  return viewer === null ? sql<SqlBool>`1 = 1` : unreported('picture', 'avatars.user_id', viewer)
}
