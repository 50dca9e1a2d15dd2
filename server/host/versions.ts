import type { Kysely } from 'kysely'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { VERSION } from '#server/lib/version.ts'

/** After this long without a sign of a version, none of its processes answers any more. */
const SILENT_MS = 2.5 * MINUTE_MS
/** How long versions are remembered that have run once. */
const KEPT_MS = 400 * DAY_MS

/** Says each minute which version answers, while this process serves. */
export function tellVersion(app: App, db: Kysely<Database>, now: () => Date): void {
  let timer: NodeJS.Timeout | undefined
  const tell = async () => {
    if (app.databaseState.isReadOnly) return
    await noteVersion(db, VERSION, now().getTime()).catch((error: unknown) =>
      app.log.warn({ err: error }, 'noting the version failed'),
    )
  }
  app.addHook('onListen', async () => {
    timer = setInterval(() => void tell(), MINUTE_MS).unref()
    await tell()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    if (timer === undefined || app.databaseState.isReadOnly) return
    // Others of this version say within a minute that they go on.
    await noteEnd(db, VERSION, now().getTime()).catch(() => undefined)
  })
}

/** Notes that a process has ended: unless another one says otherwise, its version no longer answers. */
export async function noteEnd(db: Kysely<Database>, version: string, now: number): Promise<void> {
  await db
    .updateTable('versions_seen')
    .set({ last_at: now - SILENT_MS })
    .where('version', '=', version)
    .execute()
}

/** Notes that a version answers now. */
export async function noteVersion(
  db: Kysely<Database>,
  version: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('versions_seen')
    .values({ version, first_at: now, last_at: now })
    .onConflict((conflict) => conflict.column('version').doUpdateSet({ last_at: now }))
    .execute()
  await db
    .deleteFrom('versions_seen')
    .where('last_at', '<', now - KEPT_MS)
    .execute()
}

/** Since when this version runs alone or beside others, and all that answer now, the oldest first. */
export async function readVersions(
  db: Kysely<Database>,
  own: string,
  now: number,
): Promise<{ Since: string | null; Versions: string[] }> {
  const rows = await db.selectFrom('versions_seen').selectAll().orderBy('first_at').execute()
  const isOf = (version: string) => version === own
  const first = rows.find(({ version }) => isOf(version))?.first_at
  const answering = rows.filter(({ last_at }) => last_at > now - SILENT_MS)
  const others = answering.map(({ version }) => version).filter((version) => !isOf(version))
  // Whoever has gone back to a version runs it since the other one ended.
  const ended = rows
    .filter((row) => !isOf(row.version) && !answering.includes(row))
    .map(({ last_at }) => last_at)
  const since = first === undefined ? undefined : Math.max(first, ...ended)
  const before = rows.filter(({ version }) => others.includes(version))
  const isOldest = before.every(({ first_at }) => first_at > (first ?? now))
  return {
    Since: since === undefined ? null : new Date(since).toISOString(),
    Versions: isOldest ? [own, ...others] : [...others, own],
  }
}
