import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { ViewMarkTable } from '#server/db/tables/activity.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Viewer } from './viewer.ts'

/** A view of a recipe or cookbook. */
export interface View extends Viewer {
  kind: 'recipe' | 'cookbook'
  itemId: number
}

/** A view that waits. */
export interface WaitingView extends View {
  /** Whether the viewer is known by another name already, and does not count again. */
  isKnown: boolean
}

/** A viewer counts once for an item in this time. */
export const WINDOW_MS = 30 * MINUTE_MS

function keyOf(kind: View['kind'], itemId: number, name: string): string {
  return `${kind} ${itemId} ${name}`
}

/** The item together with each of a viewer's names. */
export function keysOf({ kind, itemId }: View, names: readonly (string | undefined)[]): string[] {
  return names.flatMap((name) => (name === undefined ? [] : keyOf(kind, itemId, name)))
}

/** Marks the viewers. @returns the views that count, and those of members who had counted as visitors */
export async function mark(trx: Kysely<Database>, views: readonly WaitingView[], now: number) {
  const known = await readMarks(trx, views, now)
  const isMarked = (view: View, names: readonly string[]) =>
    keysOf(view, names).some((key) => known.has(key))
  const unknown = views.filter((view) => !view.isKnown && !isMarked(view, view.knownAs))
  const met = views.filter(
    (view) =>
      view.member !== undefined && !unknown.includes(view) && !isMarked(view, [view.marks[0]]),
  )
  const counted = await markViews(trx, unknown, now)
  return { counted, recognised: await markViews(trx, met, now) }
}

/** Marks viewers by each of their names. @returns those whose first name is new */
async function markViews(trx: Kysely<Database>, views: readonly View[], now: number) {
  const marks = (which: 0 | 1) =>
    views.flatMap((view) => {
      const viewer = view.marks[which]
      const { kind, itemId: item_id } = view
      return viewer === undefined ? [] : { viewer, kind, item_id, counted_at: now }
    })
  await writeMarks(trx, marks(1), now)
  const rows = await writeMarks(trx, marks(0), now)
  const isNew = new Set(rows.map((row) => keyOf(row.kind, row.item_id, row.viewer)))
  const byKey = new Map(views.map((view) => [keyOf(view.kind, view.itemId, view.marks[0]), view]))
  return [...byKey].flatMap(([key, view]) => (isNew.has(key) ? view : []))
}

/** Keys of recent marks that match these views, see {@link keyOf}. */
async function readMarks(
  trx: Kysely<Database>,
  views: readonly View[],
  now: number,
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('view_marks')
    .select(['viewer', 'kind', 'item_id'])
    .where('viewer', 'in', [...new Set(views.flatMap(({ knownAs }) => knownAs))])
    .where('counted_at', '>', now - WINDOW_MS)
    .execute()
  return new Set(rows.map(({ viewer, kind, item_id }) => keyOf(kind, item_id, viewer)))
}

/** Writes marks and returns the new ones. */
async function writeMarks(trx: Kysely<Database>, marks: readonly ViewMarkTable[], now: number) {
  // PostgreSQL refuses to write a row twice in one statement, and members of a household share
  // marks.
  const rows = new Map(marks.map((one) => [keyOf(one.kind, one.item_id, one.viewer), one]))
  if (rows.size === 0) return []
  // Always in the same order, so that two processes do not deadlock.
  const inOrder = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  return await trx
    .insertInto('view_marks')
    .values(inOrder)
    .onConflict((conflict) =>
      conflict
        .columns(['viewer', 'kind', 'item_id'])
        .doUpdateSet({ counted_at: now })
        .where('view_marks.counted_at', '<=', now - WINDOW_MS),
    )
    .returning(['kind', 'item_id', 'viewer'])
    .execute()
}
