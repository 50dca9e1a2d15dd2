import type { Kysely } from 'kysely'
import type { Registration } from '#contract/host/registration.ts'
import type { Database } from '#server/db/schema.ts'

/** What a host chooses. */
export interface SiteSettings {
  registration: Registration
  /** For whom the site is, such as a town; empty for nobody in particular. */
  place: string
  /** Whether hosts get a mail when something needs them. */
  warningMails: boolean
  /** When what came with the start was taken away, in milliseconds since 1970; null while it is there. */
  examplesHidden: number | null
}

/** As it is until a host changes it. */
const DEFAULTS: SiteSettings = {
  registration: 'open',
  place: '',
  warningMails: true,
  examplesHidden: null,
}

/** What the host has chosen. */
export async function readSetting<Name extends keyof SiteSettings>(
  db: Kysely<Database>,
  name: Name,
): Promise<SiteSettings[Name]> {
  const row = await db
    .selectFrom('site_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? (JSON.parse(row.value) as SiteSettings[Name]) : DEFAULTS[name]
}

/** Stores what the host chooses. */
export async function writeSetting<Name extends keyof SiteSettings>(
  db: Kysely<Database>,
  name: Name,
  chosen: SiteSettings[Name],
): Promise<void> {
  const value = JSON.stringify(chosen)
  await db
    .insertInto('site_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
