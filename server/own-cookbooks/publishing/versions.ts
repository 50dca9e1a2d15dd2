import type { Kysely } from 'kysely'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type { CookbookPublication } from '#contract/cookbooks/publication.ts'
import type { Database } from '#server/db/schema.ts'
import { instant } from '#server/own-recipes/states.ts'
import { changesOf, parseContent } from './content.ts'

/** What was published of a cookbook, the latest first, as far back as it is kept. */
export async function readVersions(
  db: Kysely<Database>,
  cookbookId: number,
): Promise<CookbookPublication['Versions']> {
  const rows = await db
    .selectFrom('cookbook_submissions')
    .select(['id', 'content', 'sent_at', 'decided_at', 'is_told'])
    .where('cookbook_id', '=', cookbookId)
    .where('state', '=', 'approved')
    .orderBy('id')
    .execute()
  const versions = rows.map((row) => ({ row, content: parseContent(row.content) }))
  return versions
    .map(({ row, content }, index) => {
      const before = versions[index - 1]
      const changes = before && changesOf(content, before.content)
      return {
        Id: row.id,
        Published: instant(row.decided_at ?? row.sent_at),
        RecipeCount: recipesIn(content).length,
        Added: changes?.Added.length ?? 0,
        TakenOut: changes?.TakenOut.length ?? 0,
        IsTold: row.is_told === 1,
      }
    })
    .toReversed()
}
