import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import { Id, LanguageTag } from '#contract/common.ts'
import { HOUR_MS } from '#contract/durations.ts'
import type { Language } from '#contract/languages.ts'
import { pictureOfWidth } from '#contract/pictures.ts'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import { internalHeaders } from '#server/http/internal.ts'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import { pictureConverter } from '#server/pictures/picture-converter.ts'
import { createPageCache } from './page-cache.ts'
import { ApiFailure, createPageReads } from './page-reads.ts'
import { readCard, type CardOf } from './read-card.ts'

/** A card that was made; without an image there is no such thing, or it has no picture. */
interface MadeCard {
  image?: Buffer
  tag: string
  bytes: number
}

/** Bytes of all cached cards; one has about 70 KB. */
const CACHE_BYTES = 16 * 2 ** 20
/** Sites that show links fetch a card once, and each card takes a third of a second of a process of its own. */
const WAITING_MAX = 20
/** As feeds: a card shows nothing that has been withdrawn. */
const CACHE_CONTROL = 'public, no-cache'
/** Width of the file that the picture of a card is cut from. */
const WIDTH = 1280

const KINDS = ['author', 'cookbook', 'recipe'] as const

/**
 * Serves share cards: the pictures that other sites show beside a link to a recipe, a cookbook or an author, in
 * both languages. They are made in a process of their own, and only of what visitors see.
 *
 * @returns `clear`, to be called after a change of what visitors see
 */
export function shareCards(app: App): { clear: () => void } {
  const cache = createPageCache<MadeCard>({
    bytes: CACHE_BYTES,
    entryBytes: CACHE_BYTES,
    freshMs: HOUR_MS,
  })
  app.metrics?.watchCache('share-cards', cache.counts)
  const converter = pictureConverter(app, WAITING_MAX, { isPatient: true })
  const limited = limitConcurrency(1, WAITING_MAX)
  const none: MadeCard = { tag: '', bytes: 0 }

  const make = async (of: CardOf, language: Language): Promise<MadeCard> => {
    const { read } = createPageReads(app)
    try {
      const { path, ...texts } = await readCard(of, language, read)
      if (path === null) return none
      const url = pictureOfWidth(path, WIDTH)
      const { statusCode, rawPayload } = await app.inject({ url, headers: internalHeaders })
      if (statusCode >= 500) throw new ApiError('Unavailable')
      if (statusCode !== 200) return none
      const card = { ...texts, picture: rawPayload }
      const image = await converter.convert({ kind: 'share-card', card })
      const tag = `"${createHash('sha256').update(image).digest('base64url')}"`
      return { image, tag, bytes: image.length }
    } catch (error) {
      if (error instanceof ApiFailure && error.status < 500) return none
      throw error
    }
  }

  for (const kind of KINDS) {
    app.get(
      `/cards/:language/${kind}s/:id.jpg`,
      { compress: false, schema: { params: Type.Object({ language: LanguageTag, id: Id }) } },
      async (request, reply) => {
        const { language, id } = request.params
        const key = `${language} ${kind} ${id}`
        const made = await cache.get(key, () => limited(() => make({ kind, id }, language)))
        if (!made) throw new ApiError('Unavailable')
        if (!made.image) throw new ApiError('NotFound')
        reply.headers({ 'Cache-Control': CACHE_CONTROL, ETag: made.tag })
        if (request.headers['if-none-match']?.includes(made.tag))
          return await reply.status(304).send()
        return await reply.type('image/jpeg').send(made.image)
      },
    )
  }
  return { clear: cache.clear }
}
