import type { Kysely } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'

/** The name of its row in `site_settings`. */
const NAME = 'readOnly'

/** What a host has chosen about read-only, in the database: it survives a start and holds in every process. */
export interface ReadOnlyChoice {
  isOn: boolean
  /** Since when it is as it is, in milliseconds since 1970. */
  since: number
  /** Id of the account that said so. */
  by: number
  /** What members read, in the host's words; empty for those of Simmer. */
  words: Record<Language, string>
  /** Until about when, such as `15:30`: a promise that ends nothing. Empty without one. */
  until: string
}

/** What the host has chosen; undefined until one has. */
export async function readReadOnlyChoice(
  db: Kysely<Database>,
): Promise<ReadOnlyChoice | undefined> {
  const row = await db
    .selectFrom('site_settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row && (JSON.parse(row.value) as ReadOnlyChoice)
}

/** Stores what the host chooses. */
export async function writeReadOnlyChoice(
  db: Kysely<Database>,
  choice: ReadOnlyChoice,
): Promise<void> {
  const value = JSON.stringify(choice)
  await db
    .insertInto('site_settings')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** What members read when the host has not written it. */
const WORDS: Record<Language, (until: string) => string> = {
  en: (until) =>
    `Read-only${until && ` until about ${until}`}. You can read and cook; ticks and notes are kept on your device.`,
  de: (until) =>
    `Nur lesen${until && ` bis etwa ${until} Uhr`}. Lesen und Kochen geht; Haken und Notizen merkt sich dein Gerät.`,
}

/** What members read while a host keeps the site read-only. */
export function readOnlyNotice({ words, until }: ReadOnlyChoice): Record<Language, string> {
  return { en: words.en || WORDS.en(until), de: words.de || WORDS.de(until) }
}
