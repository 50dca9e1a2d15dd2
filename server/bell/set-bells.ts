import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { BellQueueTable } from '#server/db/tables/bell.ts'
import type { BellDevice } from './devices.ts'
import type { WantedBell } from './wanted.ts'

type BellRow = Selectable<BellQueueTable>

/** What is known of a change of bells. */
export interface BellChange {
  /** Milliseconds since 1970. */
  now: number
  /** The device is the one that the cook has in their hand: it withdraws its notifications itself. */
  isActing: boolean
}

/**
 * Makes the bells of a device those that are wanted. Only bells in the future are new: an open page
 * rings past ones itself. One that has been sent is withdrawn once it is not wanted any more.
 */
export async function setBells(
  trx: Transaction<Database>,
  device: Pick<BellDevice, 'id'>,
  wanted: readonly WantedBell[],
  { now, isActing }: BellChange,
): Promise<void> {
  const rows = await trx
    .selectFrom('bell_queue')
    .selectAll()
    .where('device_id', '=', device.id)
    .execute()
  const isWanted = ({ ring, rings_at }: BellRow) =>
    wanted.some((bell) => bell.ring === ring && bell.ringsAt === rings_at)
  const [kept, over] = [rows.filter(stays), rows.filter((row) => !stays(row))]
  function stays(row: BellRow): boolean {
    return row.kind === 'stopped' || row.kind === 'test' || isWanted(row)
  }
  for (const { id } of over) await trx.deleteFrom('bell_queue').where('id', '=', id).execute()
  const added = [
    ...wanted
      .filter(({ ringsAt, ring }) => ringsAt > now && !kept.some((row) => row.ring === ring))
      .map((bell) => rowOf(device, bell)),
    ...over
      .filter(({ kind }) => kind === 'rung' && !isActing)
      .map((row) => withdrawal(row, now))
      .filter(({ ring }) => !kept.some((row) => row.ring === ring)),
  ]
  if (added.length > 0) {
    await trx
      .insertInto('bell_queue')
      .values(added)
      .onConflict((conflict) => conflict.columns(['device_id', 'ring']).doNothing())
      .execute()
  }
}

function rowOf(
  device: Pick<BellDevice, 'id'>,
  { timer, kind, ring, ringsAt }: WantedBell,
): Insertable<BellQueueTable> {
  return {
    device_id: device.id,
    timer: timer.Id,
    kind,
    ring,
    rings_at: ringsAt,
    recipe_id: timer.RecipeId,
    step: timer.Step,
    step_count: timer.StepCount,
    name: timer.Name,
    total: Math.round(timer.Total),
    due_at: ringsAt,
  }
}

function withdrawal(row: BellRow, now: number): Insertable<BellQueueTable> {
  const { id: _id, attempts: _attempts, ...rest } = row
  return { ...rest, kind: 'stopped', ring: `${row.ring}.stopped`, rings_at: now, due_at: now }
}

/** The row of a message that says that the bell works. */
export function testRow(device: Pick<BellDevice, 'id'>, now: number): Insertable<BellQueueTable> {
  const timer = crypto.randomUUID()
  const nothing = { recipe_id: 0, step: 0, step_count: 0, name: '', total: 0 }
  const bell = { timer, kind: 'test', ring: timer, rings_at: now, due_at: now } as const
  return { device_id: device.id, ...bell, ...nothing }
}
