import type { Kysely } from 'kysely'
import type { ReadOnlyBody, ReadOnlyState } from '#contract/host/read-only.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { DatabaseState } from '#server/http/health/database-state.ts'
import {
  type ReadOnlyChoice,
  readReadOnlyChoice,
  writeReadOnlyChoice,
} from '#server/http/health/read-only-choice.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import type { Acting } from './invitations.ts'

/** Whether the site is read-only, and the message that members see. */
export async function readReadOnly(
  db: Kysely<Database>,
  { isForced }: DatabaseState,
  viewerId: number,
): Promise<ReadOnlyState> {
  const choice = await readReadOnlyChoice(db)
  return {
    IsOn: choice?.isOn ?? false,
    IsForced: isForced,
    Since: choice ? new Date(choice.since).toISOString() : null,
    IsByYou: choice?.by === viewerId,
    Words: { De: choice?.words.de ?? '', En: choice?.words.en ?? '' },
    Until: choice?.until ?? '',
  }
}

/** Switches read-only on or off, or changes the message. */
export async function changeReadOnly(
  db: Kysely<Database>,
  { IsOn, Words, Until }: ReadOnlyBody,
  { actorId, now }: Acting,
): Promise<ReadOnlyChoice> {
  return await transact(db, async (trx) => {
    const before = await readReadOnlyChoice(trx)
    const isSwitched = IsOn !== (before?.isOn ?? false)
    const choice: ReadOnlyChoice = {
      isOn: IsOn,
      since: before && !isSwitched ? before.since : now,
      by: before && !isSwitched ? before.by : actorId,
      words: { de: Words.De.trim(), en: Words.En.trim() },
      until: Until,
    }
    await writeReadOnlyChoice(trx, choice)
    if (isSwitched) {
      await appendToLog(trx, {
        actorId,
        action: 'read-only-changed',
        subjectKind: 'site',
        subjectId: null,
        details: { isOn: IsOn },
        now,
      })
    }
    return choice
  })
}
