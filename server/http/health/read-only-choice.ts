import type { Kysely } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'

/** The name of its row in `site_settings`. */
const NAME = 'readOnly'

/** The read-only setting of a host. It is in the database: it survives restarts and applies to all processes. */
export interface ReadOnlyChoice {
  isOn: boolean
  /** When it was last changed, in milliseconds since 1970. */
  since: number
  /** Id of the account that changed it. */
  by: number
  /** The host's message to members; empty for the default message. */
  words: Record<Language, string>
  /** The announced end, such as `15:30`. It does not end read-only. Empty without one. */
  until: string
}

/** The host's setting; undefined until one was made. */
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

/** Stores the host's setting. */
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

/** The default message to members. */
const WORDS: Record<Language, (until: string) => string> = {
  en: (until) =>
    `Read-only${until && ` until about ${until}`}. You can read and cook; ticks and notes are kept on your device.`,
  de: (until) =>
    `Nur lesen${until && ` bis etwa ${until} Uhr`}. Lesen und Kochen geht; Haken und Notizen merkt sich dein Gerät.`,
}

/** The message to members while a host keeps the site read-only. */
export function readOnlyNotice({ words, until }: ReadOnlyChoice): Record<Language, string> {
  return { en: words.en || WORDS.en(until), de: words.de || WORDS.de(until) }
}
