import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { SlugKind } from '#server/db/tables/catalogue.ts'
import { batches } from '#server/lib/batches.ts'

/** Ids by slug. A slug gets an id when it is first imported and keeps it. */
export class SlugIds {
  readonly #db: Kysely<Database>
  readonly #known = new Map<string, number>()

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** Looks up slugs, and assigns the next ids to new ones in the given order. */
  async ensure(kind: SlugKind, slugs: Iterable<string>): Promise<void> {
    const asked = [...new Set(slugs)]
    for (const batch of batches(asked)) {
      const rows = await this.#db
        .selectFrom('slugs')
        .select(['slug', 'id'])
        .where('kind', '=', kind)
        .where('slug', 'in', batch)
        .execute()
      for (const { slug, id } of rows) this.#known.set(`${kind}:${slug}`, id)
    }
    const missing = asked.filter((slug) => !this.#known.has(`${kind}:${slug}`))
    if (missing.length > 0) await this.#add(kind, missing)
  }

  async #add(kind: SlugKind, slugs: readonly string[]): Promise<void> {
    const last = await this.#db
      .selectFrom('slugs')
      .select((expression) => expression.fn.max('id').as('id'))
      .where('kind', '=', kind)
      .executeTakeFirst()
    const rows = slugs.map((slug, index) => ({ kind, slug, id: (last?.id ?? 0) + index + 1 }))
    for (const batch of batches(rows)) await this.#db.insertInto('slugs').values(batch).execute()
    for (const { slug, id } of rows) this.#known.set(`${kind}:${slug}`, id)
  }

  /**
   * The id of a slug.
   * @throws for a slug that was not passed to `ensure`; the check of a folder rules that out
   */
  of(kind: SlugKind, slug: string): number {
    const id = this.#known.get(`${kind}:${slug}`)
    if (id === undefined) throw new Error(`There is no ${kind} "${slug}".`)
    return id
  }
}
