import type { Kysely } from 'kysely'
import { HABITS_MAX } from '#contract/shopping/limits.ts'
import type { SimmerFoods } from '#contract/own-recipes/simmer-folder.ts'
import type { Database } from '#server/db/schema.ts'
import type { Saver } from '#server/own-recipes/saver.ts'
import { sortKey } from '#server/search/fold.ts'
import { changeOwn } from '#server/shopping/change.ts'
import { moveHabit, readHabits } from '#server/shopping/habits.ts'
import { readDepartmentIds, type ImportRow } from './queries.ts'
import type { ReadingProcesses } from '#server/reading/reading-processes.ts'
import { ImportError } from '#server/recipe-formats/import-error.ts'
import { foundBy } from './parse-import.ts'

/** The departments that an archive of another Simmer records; undefined for any other import. */
export async function packedDepartments(
  { kind, user_id }: ImportRow,
  archive: string | undefined,
  processes: ReadingProcesses,
): Promise<SimmerFoods | undefined> {
  if (kind !== 'simmer' || archive === undefined) return undefined
  try {
    return await foundBy(processes.run(user_id, 'readPackedDepartments', { path: archive }))
  } catch (error) {
    // The recipes can be read all the same.
    if (error instanceof ImportError) return undefined
    throw error
  }
}

/** The departments of a member's own foods, by their folded names; those that this Simmer has. */
export async function departmentsOf(
  db: Kysely<Database>,
  packed: SimmerFoods | undefined,
): Promise<Map<string, number>> {
  if (!packed) return new Map()
  const ids = await readDepartmentIds(db)
  return new Map(
    packed.Own.flatMap(({ En, De, Department }) => {
      const id = ids.get(Department)
      return id === undefined ? [] : [En, De].map((name) => [sortKey(name), id] as const)
    }),
  )
}

/**
 * Saves the departments of the items that the member had moved in another Simmer. Items that they have moved here
 * stay where they are.
 */
export async function saveMoved(
  db: Kysely<Database>,
  { Moved }: SimmerFoods,
  { userId, now, foods: { reader } }: Saver,
): Promise<void> {
  if (Moved.length === 0) return
  const ids = await readDepartmentIds(db)
  await changeOwn(db, { userId, now, operationId: undefined }, async (trx) => {
    const habits = await readHabits(trx, userId)
    const here = new Map(habits.map(({ kind, department_id }) => [kind, department_id]))
    for (const [index, { Name: name, Department }] of Moved.entries()) {
      const kind = reader.kindOf(reader.read(name))
      const department = ids.get(Department)
      const isRoom = here.has(kind) || here.size < HABITS_MAX
      if (department === undefined || !isRoom || (here.get(kind) ?? null) !== null) continue
      here.set(kind, department)
      // In their order, the latest first.
      await moveHabit(trx, userId, { kind, name, now: now - index }, department)
    }
    return { isChanged: true }
  })
}
