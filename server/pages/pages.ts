import type { FastifyReply, FastifyRequest } from 'fastify'
import { SHELL_PATH } from '#contract/addresses/shell.ts'
import { takesSecret } from '#contract/addresses/addresses.ts'
import type { ChangedRecipes } from '#server/catalogue/public-changes.ts'
import { idOf } from '#contract/id.ts'
import type { Language } from '#contract/languages.ts'
import { pageAddress, type PageAddress } from '#contract/addresses/page-address.ts'
import type { App } from '#server/http/app-type.ts'
import { SECRET_CACHE_CONTROL } from '#server/http/cache-control.ts'
import type { OriginOf } from '#server/http/origin.ts'
import { limitConcurrency, QueueFull } from '#server/lib/limit-concurrency.ts'
import { countView } from '#server/views/count-view.ts'
import type { ViewCounter } from '#server/views/view-counter.ts'
import type { View } from '#server/views/view-marks.ts'
import type { AssetFinder, InlineStyles } from './assets.ts'
import { makePage, type MadePage } from './make-page.ts'
import { createPageCache } from './page-cache.ts'
import { answerPageFailure, languageOfPage, answerPlainPage } from './page-failure.ts'
import type { Renderer } from './renderer.ts'
import { plainPages, type SendPlain } from './plain/plain-pages.ts'
import { sessionOf } from './plain/session.ts'
import { requestedUrl } from './requested-url.ts'
import { newNonce, withoutScripts } from './security.ts'
import { sendCompressed } from './send-compressed.ts'

export interface PagesOptions {
  /** The app's renderer. Called for each page, because it changes in development. */
  renderer: () => Promise<Renderer>
  assets: AssetFinder
  /** Absent in development. */
  styles?: InlineStyles
  /**
   * The content security policy for a nonce. Absent in development, where Vite adds inline scripts
   * and styles.
   */
  policy?: (nonce: string) => string
  /** Scheme and host of absolute addresses. */
  originOf: OriginOf
  /** Base URL of media when it is not this site, without a final slash. */
  mediaBase?: string | undefined
  /** Analytics endpoint. */
  analyticsUrl?: string | undefined
  /** Service that browsers ask for the country of new members. */
  geoUrl?: string | undefined
  /** Whether people sign in with passwords. @default true */
  takesPasswords?: boolean
  version: string
  /** Counts views of recipes and cookbooks, whose pages may come from the cache. */
  views: ViewCounter
  /** In development pages are not cached. */
  development?: boolean
}

/** Controls of the pages. */
export interface Pages {
  /** Clears the page cache, after a change of the catalogue. */
  clear: () => void
  /** Makes the pages of these recipes again, and those of several recipes. */
  changed: (recipes: ChangedRecipes) => void
}

const VISITORS = 'public, max-age=0, must-revalidate'
/** Milliseconds for which a page is fresh. */
const FRESH_MS = 60_000
/** Bytes of all cached pages: about 1,000. */
const CACHE_BYTES = 64 * 2 ** 20
/** A page of more bytes is sent but not cached. */
const PAGE_BYTES = 2 ** 20
/** Pages rendered concurrently: while one waits for the database, another renders. */
const RENDERING_MAX = 4
/** Queued pages, about a second's work. Beyond that the server is overloaded. */
const WAITING_MAX = 50

/** The recipe or cookbook of a detail page. */
function viewedItem({ name, params }: PageAddress): Pick<View, 'kind' | 'itemId'> | undefined {
  const itemId = idOf(params['id'])
  if (itemId === 0 || (name !== 'recipe' && name !== 'cookbook')) return undefined
  return { kind: name, itemId }
}

/**
 * Serves every URL that is neither API, file nor media as a page, rendered for a visitor and cached
 * for a minute.
 */
export function pages(app: App, options: PagesOptions): Pages {
  const cache = createPageCache<MadePage>({
    bytes: CACHE_BYTES,
    entryBytes: PAGE_BYTES,
    freshMs: FRESH_MS,
  })
  app.metrics?.watchCache('pages', cache.counts)
  app.databaseState.onChange(cache.clear)
  const limited = limitConcurrency(RENDERING_MAX, WAITING_MAX)

  const make = async (
    page: PageAddress & { origin: string; language: Language },
    { plain, token }: Partial<Parameters<SendPlain>[1]> = {},
  ) => {
    const { name, route, origin, address, language } = page
    const renderer = await options.renderer()
    const isPlain = plain !== undefined || name === 'first'
    const boot = {
      language,
      origin,
      mediaBase: options.mediaBase ?? '',
      analyticsUrl: options.analyticsUrl ?? '',
      geoUrl: options.geoUrl ?? '',
      version: options.version,
      ...(options.takesPasswords === false && { hasNoPasswords: true as const }),
      // A browser keeps the empty page for longer than the state lasts.
      readOnly: route !== SHELL_PATH && app.databaseState.isReadOnly,
      readOnlyNotice: (route !== SHELL_PATH && app.databaseState.notice) || null,
      ...(plain && { plain }),
    }
    const assetsOf = (modules: readonly string[]) => options.assets(modules, { isPlain })
    const request = { url: origin + address, boot, assetsOf }
    const made = await makePage(app, { renderer, request, route, styles: options.styles, token })
    return { ...made, recipeId: page.name === 'recipe' ? idOf(page.params['id']) : undefined }
  }

  const makeInTurn = async (...[page, plain]: Parameters<typeof make>) => {
    try {
      return await limited(() => make(page, plain))
    } catch (error) {
      // Not the URL, which may hold the token of a mailed link.
      if (!(error instanceof QueueFull)) {
        app.log.error({ err: error, page: page.route }, 'a page could not be made')
      }
      throw error
    }
  }

  const read = (request: FastifyRequest) => {
    const origin = options.originOf(request)
    const found = pageAddress(requestedUrl(request.raw.url ?? '/', origin))
    return found && { ...found, origin, language: languageOfPage(request) }
  }

  const sendPlain: SendPlain = async ({ request, reply, page }, { status, ...made }) => {
    const whole = await makeInTurn(page, made)
    if (whole.kind === 'redirect') return await reply.redirect(whole.location, 303)
    const nonce = newNonce()
    const policy = options.policy?.(nonce)
    if (policy) reply.header('Content-Security-Policy', withoutScripts(policy))
    else reply.removeHeader('Content-Security-Policy')
    reply.status(status ?? whole.status).type('text/html; charset=utf-8')
    reply.header('Cache-Control', SECRET_CACHE_CONTROL).header('Vary', 'Cookie, Accept-Encoding')
    const { pageEnd } = await options.renderer()
    return await sendCompressed(request, reply, { start: whole.start, end: pageEnd(nonce) })
  }
  const { answerHost } = plainPages(app, { read, send: sendPlain })

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const found = read(request)
    if (!found) return reply.redirect('/404', 302)
    const { origin, language } = found
    const session = found.name === 'host' ? sessionOf(request) : undefined
    if (session !== undefined) return await answerHost({ request, reply, page: found }, session)

    const makeThis = () => makeInTurn(found)
    const page = options.development
      ? await makeThis().catch(() => undefined)
      : await cache.get(`${language} ${origin}${found.address}`, makeThis)
    if (!page) return answerPlainPage(reply, { status: 503, language })
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status)

    const viewed = page.status === 200 ? viewedItem(found) : undefined
    if (viewed) countView(options.views, request, { ...viewed, viewedAt: 'page' })
    const nonce = newNonce()
    if (options.policy) reply.header('Content-Security-Policy', options.policy(nonce))
    else reply.removeHeader('Content-Security-Policy')
    reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', takesSecret(found.route) ? SECRET_CACHE_CONTROL : VISITORS)
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
  return {
    clear: cache.clear,
    changed: (recipes) =>
      cache.expire(
        ({ recipeId }) => recipes === 'all' || recipeId === undefined || recipes.has(recipeId),
      ),
  }
}
