import type { Kysely } from 'kysely'
import { TAB_NAMES_MAX } from '#contract/cookbooks/limits.ts'
import type { TabNames } from '#contract/cookbooks/own-cookbook.ts'
import type { Database } from '#server/db/schema.ts'
import { textsOf } from './texts.ts'

/** Names of tabs in a member's cookbooks that are not in the bin, without those of one of them. */
export async function readTabNames(
  db: Kysely<Database>,
  userId: number,
  except = 0,
): Promise<TabNames> {
  const rows = await db
    .selectFrom('own_cookbook_tabs as tabs')
    .innerJoin('own_cookbooks', 'own_cookbooks.id', 'tabs.cookbook_id')
    .select(['tabs.name_en', 'tabs.name_de'])
    .where('own_cookbooks.user_id', '=', userId)
    .where('own_cookbooks.deleted_at', 'is', null)
    .where('own_cookbooks.id', '!=', except)
    .where((row) => row.or([row('tabs.name_en', '!=', ''), row('tabs.name_de', '!=', '')]))
    .distinct()
    .orderBy('tabs.name_en')
    .orderBy('tabs.name_de')
    .limit(TAB_NAMES_MAX)
    .execute()
  return { Names: rows.map(({ name_en, name_de }) => textsOf(name_en, name_de)) }
}
