import type { Kysely } from 'kysely'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import type { HostRelease } from '#contract/host/release.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { RELEASE } from '#server/lib/version.ts'
import { notesOf, releasesOf } from './release.ts'

/** Milliseconds between two looks whether it is time to ask, and until somebody is asked again who did not answer. */
const LOOK_MS = HOUR_MS
/** Milliseconds in which the notes have to arrive. */
const SILENCE_MS = 10_000
/** Bytes of release notes that are read. */
const NOTES_MAX = 524_288

/** Asks once a day, over all processes, whether there is a newer release, where the configuration says whom. */
export function askForReleases(
  app: App,
  { db, url, now }: { db: Kysely<Database>; url: string | undefined; now: () => Date },
): void {
  if (url === undefined) return
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    if (app.databaseState.isReadOnly) return
    await askOnce(db, url, now().getTime()).catch((error: unknown) =>
      app.log.warn({ err: error }, 'asking for new releases failed'),
    )
  }
  app.addHook('onListen', async () => {
    timer = setInterval(() => void look(), LOOK_MS).unref()
    void look()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Asks, unless a process has asked within a day. */
export async function askOnce(db: Kysely<Database>, url: string, now: number): Promise<void> {
  const claimed = await db
    .insertInto('newest_release')
    .values({ id: 1, asked_at: now, answered_at: null, release: null, notes: '[]' })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ asked_at: now })
        .where('newest_release.asked_at', '<=', now - DAY_MS),
    )
    .returning('id')
    .executeTakeFirst()
  if (!claimed) return
  const text = await fetchNotes(url)
  const releases = text === undefined ? [] : releasesOf(text).filter((one) => isNewer(one, RELEASE))
  const [release = null] = releases.toSorted((a, b) => (isNewer(a, b) ? -1 : 1))
  const notes = releases.flatMap((one) => notesOf(text ?? '', one))
  await db
    .updateTable('newest_release')
    .set(
      text === undefined
        ? { asked_at: now - DAY_MS + LOOK_MS }
        : { answered_at: now, release, notes: JSON.stringify(notes) },
    )
    .where('id', '=', 1)
    .execute()
}

/** What is known of a newer release: nothing where nobody is asked, or where it already runs. */
export async function readNewer(
  db: Kysely<Database>,
  { RELEASES_URL }: Pick<Config, 'RELEASES_URL'>,
  own = RELEASE,
): Promise<Pick<HostRelease, 'Newer' | 'AskedAt' | 'Answered'>> {
  if (RELEASES_URL === undefined) return { Newer: null, AskedAt: null, Answered: null }
  const row = await db.selectFrom('newest_release').selectAll().executeTakeFirst()
  const release = row?.release ?? null
  const isThere = release !== null && isNewer(release, own)
  return {
    Newer: isThere
      ? { Release: release, Notes: JSON.parse(row?.notes ?? '[]') as HostRelease['Notes'] }
      : null,
    AskedAt: RELEASES_URL,
    Answered: row?.answered_at == null ? null : new Date(row.answered_at).toISOString(),
  }
}

/** Whether a release comes after another one. Those that are tried before they are released do not count. */
export function isNewer(release: string, other: string): boolean {
  const [a, b] = [release, other].map((one) => /^(\d+)\.(\d+)\.(\d+)$/.exec(one)?.slice(1))
  if (!a || !b) return false
  const at = a.findIndex((digits, index) => digits !== b[index])
  return at !== -1 && Number(a[at]) > Number(b[at])
}

/** The text at an address; undefined without one. It is asked with nothing but the address, and leads nowhere else. */
async function fetchNotes(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(SILENCE_MS), redirect: 'error' })
    if (!answer.ok) {
      await answer.body?.cancel()
      return undefined
    }
    const parts: Uint8Array[] = []
    let bytes = 0
    for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += part.byteLength
      if (bytes > NOTES_MAX) return undefined
      parts.push(part)
    }
    return Buffer.concat(parts).toString('utf8')
  } catch {
    return undefined
  }
}
