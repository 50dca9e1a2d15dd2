import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageAddress, type PageAddress } from '#contract/addresses.ts'
import type { Language } from '#contract/languages.ts'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import type { OriginOf } from '#server/http/request-origin.ts'
import { TooManyWaiting, turns } from '#server/turns.ts'
import { countLook } from '#server/views/count-look.ts'
import type { View, ViewCounter } from '#server/views/view-counter.ts'
import type { AssetFinder } from './assets.ts'
import { makePage, type MadePage } from './make-page.ts'
import { createPageCache } from './page-cache.ts'
import { answerPageFailure, languageOfPage } from './page-failure.ts'
import { answerPlainPage } from './plain-page.ts'
import type { Renderer } from './renderer.ts'
import { newNonce } from './security.ts'
import { sendCompressed } from './send-compressed.ts'

/** What the pages need to be served. */
export interface PagesOptions {
  /** The app's server side; asked for each page, because in development it changes. */
  renderer: () => Promise<Renderer>
  assets: AssetFinder
  /** The style sheet that every page carries; in development pages fetch it. */
  styles?: string
  /**
   * Gives the content security policy for a nonce. None in development, where Vite brings inline
   * scripts and styles of its own.
   */
  policy?: (nonce: string) => string
  /** Scheme and host of absolute addresses. */
  originOf: OriginOf
  /** Where pictures and films are served instead of here, without a final slash. */
  mediaBase?: string | undefined
  /** Where pageviews are reported. */
  analyticsUrl?: string | undefined
  /** Where browsers ask for the country of new members. */
  geoUrl?: string | undefined
  version: string
  /** Counts visitors of recipes and cookbooks, whose pages come from the cache (D-42). */
  views: ViewCounter
  /** In development pages are rendered each time. */
  development?: boolean
}

/** Handles on the pages for the rest of the server. */
export interface Pages {
  /** Forgets rendered pages: the catalogue has changed. */
  clear: () => void
}

/** Milliseconds for which a page is served without being made again. */
const FRESH_MS = 60_000
/** Bytes of all cached pages: about 1,000. */
const CACHE_BYTES = 64 * 2 ** 20
/** A page of more bytes is sent but not cached. */
const PAGE_BYTES = 2 ** 20
/** Pages that are rendered at the same time: while one waits for the database another renders. */
const RENDERING_MAX = 4
/** Pages that wait for that, about a second's work; beyond them the server is overloaded. */
const WAITING_MAX = 50

/** What a page shows one of, if it does. */
function viewedItem(pathname: string): Pick<View, 'kind' | 'itemId'> | undefined {
  const [, list, id] = /^\/(recipes|cookbooks)\/(\d+)\/?$/.exec(pathname) ?? []
  if (list === undefined) return undefined
  return { kind: list === 'recipes' ? 'recipe' : 'cookbook', itemId: Number(id) }
}

/**
 * The address that was asked for, always at this origin: `//host/x` is a path, and of a whole address
 * in the request line only the path counts (RFC 9112, section 3.2.2).
 *
 * @throws `RequestInvalid` with 400 when there is no path
 */
function requestedUrl(rawUrl: string, origin: string): URL {
  const whole = rawUrl.startsWith('/') ? undefined : URL.parse(rawUrl)
  const path = whole ? whole.pathname + whole.search : rawUrl
  if (!path.startsWith('/')) throw new ApiError('RequestInvalid', { status: 400 })
  return new URL(origin + path)
}

/**
 * Serves every address that is neither API, file nor media as a page, rendered for a visitor and
 * cached for a minute.
 */
export function pages(app: App, options: PagesOptions): Pages {
  const cache = createPageCache<MadePage>({
    bytes: CACHE_BYTES,
    entryBytes: PAGE_BYTES,
    freshMs: FRESH_MS,
  })
  const inTurn = turns(RENDERING_MAX, WAITING_MAX)

  const make = async (page: PageAddress & { origin: string; language: Language }) => {
    const { route, origin, address, language } = page
    const renderer = await options.renderer()
    const boot = {
      language,
      origin,
      mediaBase: options.mediaBase ?? '',
      analyticsUrl: options.analyticsUrl ?? '',
      geoUrl: options.geoUrl ?? '',
      version: options.version,
    }
    const request = { url: origin + address, boot, assetsOf: options.assets }
    return await makePage(app, { renderer, request, route, styles: options.styles })
  }

  const makeInTurn = async (page: Parameters<typeof make>[0]) => {
    try {
      return await inTurn(() => make(page))
    } catch (error) {
      // The address may hold the token of a mailed link (D-15).
      if (!(error instanceof TooManyWaiting)) {
        app.log.error({ err: error, page: page.route }, 'a page could not be made')
      }
      throw error
    }
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = options.originOf(request)
    const url = requestedUrl(request.raw.url ?? '/', origin)
    const language = languageOfPage(request)
    const found = pageAddress(url)
    if (!found) return reply.redirect('/404', 302)

    const makeThis = () => makeInTurn({ ...found, origin, language })
    const page = options.development
      ? await makeThis().catch(() => undefined)
      : await cache.get(`${language} ${origin}${found.address}`, makeThis)
    if (!page) return answerPlainPage(reply, { status: 503, language })
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status)

    const viewed = page.status === 200 ? viewedItem(url.pathname) : undefined
    if (viewed) countLook(options.views, request, { ...viewed, lookedAt: 'page' })
    const nonce = newNonce()
    if (options.policy) reply.header('Content-Security-Policy', options.policy(nonce))
    else reply.removeHeader('Content-Security-Policy')
    reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'public, max-age=0, must-revalidate')
      .header('Vary', 'Cookie, Accept-Encoding')
    const { pageEnd } = await options.renderer()
    return await sendCompressed(request, reply, { start: page.start, end: pageEnd(nonce) })
  }

  for (const url of ['/', '/*']) {
    app.route({
      method: 'GET',
      url,
      compress: false,
      errorHandler: answerPageFailure,
      handler: answer,
    })
  }
  return { clear: cache.clear }
}
