import type { Kysely, Transaction } from 'kysely'
import type { CookbookContent } from '#contract/cookbooks/publication.ts'
import { lockCatalogue } from '#server/catalogue/lock-catalogue.ts'
import { SlugIds } from '#server/catalogue/slug-ids.ts'
import type { Database } from '#server/db/schema.ts'
import { noteNewThing } from '#server/publications/additions.ts'
import { dropPublished, publishPictures } from '#server/publications/pictures.ts'
import { showCookbook } from '#server/publications/show-cookbook.ts'
import type { PictureFile } from '#server/storage/keys.ts'
import type { CookbookRef } from '../access.ts'
import { parseContent } from './content.ts'
import { newsOf } from './telling.ts'

/** What is published of a cookbook, in which version. */
export async function publicationOf(db: Kysely<Database>, cookbookId: number) {
  return await db
    .selectFrom('cookbook_publications')
    .innerJoin('all_cookbooks', 'all_cookbooks.id', 'cookbook_publications.public_id')
    .select(['public_id', 'content', 'is_live', 'hidden_at', 'withdrawn_at'])
    .select(['cookbook_publications.published_at', 'views', 'rating_sum', 'rating_count'])
    .select(['told_at', 'tell_until', 'cover_media_id', 'header_media_id'])
    .where('cookbook_publications.cookbook_id', '=', cookbookId)
    .executeTakeFirst()
}

/** A version that goes to everybody. */
interface Publishing {
  readonly ref: CookbookRef
  readonly authorId: number
  readonly content: CookbookContent
  /** The author wants subscribers to be told of it. */
  readonly isTold: boolean
  /** Milliseconds since 1970, UTC. */
  readonly now: number
}

/**
 * Publishes a version of a cookbook in the caller's transaction, in place of the one that is published. Its id
 * stays, and so do those of its tabs by their place.
 * @returns its id, pictures that are shown no more, and whether subscribers are told of it
 */
export async function publishContent(
  trx: Transaction<Database>,
  { ref, authorId, content, isTold, now }: Publishing,
): Promise<{ publicId: number; dropped: readonly PictureFile[]; wasTold: boolean }> {
  await lockCatalogue(trx)
  const ids = new SlugIds(trx)
  const slug = `own/${ref.id}`
  await ids.ensure('cookbook', [slug])
  const id = ids.of('cookbook', slug)
  const known = await publicationOf(trx, ref.id)
  const published_at = known?.published_at ?? now
  await trx
    .insertInto('all_cookbooks')
    .values({ id, author_id: authorId, published_at, cover_media_id: null, header_media_id: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ author_id: authorId }))
    .execute()
  const wanted = [content.CoverId, content.HeaderId].filter((picture) => picture !== null)
  const shower = { cookbook_id: id }
  const copies = await publishPictures(trx, { shower, userId: ref.userId }, wanted)
  const copyOf = (picture: number | null) =>
    picture === null ? null : (copies.get(picture) ?? null)
  await trx
    .updateTable('all_cookbooks')
    .set({ cover_media_id: copyOf(content.CoverId), header_media_id: copyOf(content.HeaderId) })
    .where('id', '=', id)
    .execute()
  const dropped = await dropPublished(trx, shower, wanted)
  const before = known && { ...known, content: parseContent(known.content) }
  const news = await newsOf(trx, { content, before, isTold, now })
  const live = { content: JSON.stringify(content), is_live: 1, live_since: now, ...news }
  await trx
    .insertInto('cookbook_publications')
    .values({
      public_id: id,
      cookbook_id: ref.id,
      user_id: ref.userId,
      published_at,
      told_at: null,
      tell_until: null,
      ...live,
    })
    .onConflict((conflict) => conflict.column('public_id').doUpdateSet(live))
    .execute()
  await showCookbook(trx, id, now)
  const wasTold = news.told_at === now
  if (wasTold) await noteNewThing(trx, news.new_recipes ? 'added' : 'cookbook', { id })
  return { publicId: id, dropped, wasTold }
}
