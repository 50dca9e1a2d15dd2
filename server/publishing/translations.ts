import type { Transaction } from 'kysely'
import { langIdOf, LANGUAGES, type Language } from '#contract/languages.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { Database } from '#server/db/schema.ts'
import { noteNewThing } from '#server/publications/additions.ts'

/** Whether a recipe can be read in a language: its name, and steps. */
const isWrittenIn = ({ Name, Steps }: Draft, language: Language) =>
  Boolean(Name[language]) && Steps.some(({ Text }) => Boolean(Text[language]))

/** A version that is published in the place of another. */
interface NextVersion {
  /** The draft of the previously published version as JSON; null when it is not stored any more. */
  readonly before: string | null
  readonly draft: Draft
  /** Milliseconds since 1970, UTC. */
  readonly now: number
}

/** Records languages in which a recipe can be read for the first time. */
export async function noteTranslations(
  trx: Transaction<Database>,
  publicId: number,
  { before, draft, now }: NextVersion,
): Promise<void> {
  if (before === null) return
  const published = JSON.parse(before) as Draft
  for (const language of LANGUAGES) {
    if (!isWrittenIn(draft, language) || isWrittenIn(published, language)) continue
    const langId = langIdOf(language)
    const noted = await trx
      .insertInto('recipe_translations')
      .values({ recipe_id: publicId, lang_id: langId, since: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('recipe_id')
      .executeTakeFirst()
    if (noted) await noteNewThing(trx, 'translated', { id: publicId, langId })
  }
}
