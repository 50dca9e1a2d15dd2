import type { FastifyReply, FastifyRequest } from 'fastify'
import { SHELL_PATH } from '#contract/shell.ts'
import type { App } from '#server/http/app-type.ts'
import { internalHeaders } from '#server/http/internal.ts'
import { countLook } from '#server/views/count-look.ts'
import type { View, ViewCounter } from '#server/views/view-counter.ts'
import { ApiFailure } from './api-failure.ts'
import type { AssetFinder } from './assets.ts'
import { pageLanguage } from './language.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import type { Renderer, RenderRequest, RenderResult } from './renderer.ts'
import { contentSecurityPolicy, newNonce } from './security.ts'

/** What the pages need to be served. */
export interface PagesOptions {
  /** The app's server side; asked for each page, because in development it changes. */
  renderer: () => Promise<Renderer>
  assets: AssetFinder
  /** The style sheet that every page carries; in development pages fetch it. */
  styles?: string
  /** Scheme and host of absolute addresses; the request's own when undefined. */
  publicOrigin?: string | undefined
  /** Where pictures and films are served instead of here, without a final slash. */
  mediaBase?: string | undefined
  /** Where pageviews are reported. */
  analyticsUrl?: string | undefined
  /** Where browsers ask for the country of new members. */
  geoUrl?: string | undefined
  version: string
  /** Counts visitors of recipes and cookbooks, whose pages come from the cache (D-42). */
  views: ViewCounter
  /** In development pages are rendered each time and styles may be injected. */
  development?: boolean
}

/** Handles on the pages for the rest of the server. */
export interface Pages {
  /** Forgets rendered pages: the catalogue has changed. */
  clear: () => void
}

/** Query parameters that change a page; others do not make another cached page. */
const PAGE_PARAMETERS = [
  'page',
  'maxCalories',
  'CookTime',
  'DishTypes',
  'IncludedIng[]',
  'ExcludedIng[]',
  'Term',
  'AuthorId',
  'OrderBy',
  'OrderAsc',
  'lang',
]
/** Longer addresses are rendered but not kept. */
const CACHED_ADDRESS_MAX = 500

function originOf(request: FastifyRequest, options: PagesOptions): string {
  return options.publicOrigin ?? `${request.protocol}://${request.host}`
}

function relevantAddress(url: URL): string {
  const relevant = new URLSearchParams()
  for (const name of PAGE_PARAMETERS) {
    for (const value of url.searchParams.getAll(name)) relevant.append(name, value)
  }
  return `${url.origin}${url.pathname}?${relevant}`
}

/** What a page shows one of, if it does. */
function viewedItem(pathname: string): Pick<View, 'kind' | 'itemId'> | undefined {
  const [, list, id] = /^\/(recipes|cookbooks)\/(\d+)\/?$/.exec(pathname) ?? []
  if (list === undefined) return undefined
  return { kind: list === 'recipes' ? 'recipe' : 'cookbook', itemId: Number(id) }
}

/** Reads a key through the REST routes of this process, as a visitor. */
function readerFor(app: App) {
  return async (key: string): Promise<unknown> => {
    const answer = await app.inject({ url: key, headers: internalHeaders })
    const body: unknown = answer.json()
    if (answer.statusCode === 200) return body
    throw new ApiFailure(answer.statusCode, body)
  }
}

/** An address as it may be logged: without the token of a mailed link (D-15). */
function withoutSecret(url: string): string {
  return url.replace(/(\/resetPassword\/)[^?]*/i, '$1…')
}

interface Rendered {
  result: RenderResult
  /** Whether it is a page for everybody, or a failure that must not be kept. */
  kept: boolean
}

async function render(app: App, renderer: Renderer, request: RenderRequest): Promise<Rendered> {
  try {
    if (new URL(request.url).pathname === SHELL_PATH) {
      const html = await renderer.renderShell(request)
      return { result: { kind: 'page', status: 200, html, missed: [] }, kept: true }
    }
    const result = await renderer.renderPage(request)
    if (result.kind === 'page' && result.missed.length > 0) {
      app.log.warn(
        { url: withoutSecret(request.url), keys: result.missed },
        'keys were not prefetched',
      )
    }
    return { result, kept: result.kind === 'page' && result.status === 200 }
  } catch (error) {
    app.log.error({ err: error, url: withoutSecret(request.url) }, 'a page could not be rendered')
    const html = await renderer.renderShell(request)
    return { result: { kind: 'page', status: 500, html, missed: [] }, kept: false }
  }
}

/**
 * Serves every address that is neither API, file nor media as a page, rendered for a visitor and
 * kept for a minute.
 */
export function pages(app: App, options: PagesOptions): Pages {
  const cache: PageCache<Rendered> = createPageCache((rendered) => rendered.kept)
  const read = readerFor(app)
  const { styles } = options
  // Not part of the kept page, which would be twice as large. React leaves it in the head.
  const withStyles = (html: string, nonce: string) =>
    styles === undefined
      ? html
      : html.replace('</head>', () => `<style nonce="${nonce}">${styles}</style></head>`)

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const renderer = await options.renderer()
    const origin = originOf(request, options)
    const url = new URL(request.raw.url ?? '/', origin)
    const language = pageLanguage(
      url.searchParams,
      request.headers.cookie,
      renderer.LANGUAGE_COOKIE,
    )
    const renderRequest: RenderRequest = {
      url: url.href,
      boot: {
        language,
        origin,
        mediaBase: options.mediaBase ?? '',
        analyticsUrl: options.analyticsUrl ?? '',
        geoUrl: options.geoUrl ?? '',
        version: options.version,
        nonce: renderer.NONCE_PLACEHOLDER,
      },
      assetsOf: options.assets,
      read,
    }
    const renderThis = () => render(app, renderer, renderRequest)
    const address = relevantAddress(url)
    const cached = !options.development && address.length <= CACHED_ADDRESS_MAX
    const { result } = cached
      ? await cache.get(`${language} ${address}`, renderThis)
      : await renderThis()

    if (result.kind === 'redirect') return reply.redirect(result.location, result.status)
    const viewed = result.status === 200 ? viewedItem(url.pathname) : undefined
    if (viewed) countLook(options.views, request, { ...viewed, lookedAt: 'page' })
    const nonce = newNonce()
    const policy = contentSecurityPolicy({
      inlineScript: renderer.FIRST_LINE,
      mediaOrigin: options.mediaBase && new URL(options.mediaBase).origin,
      analyticsOrigin: options.analyticsUrl && new URL(options.analyticsUrl).origin,
      geoOrigin: options.geoUrl && new URL(options.geoUrl).origin,
    })
    // In development Vite brings inline scripts and styles of its own.
    if (options.development) reply.removeHeader('Content-Security-Policy')
    else reply.header('Content-Security-Policy', policy(nonce))
    return reply
      .status(result.status)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'public, max-age=0, must-revalidate')
      .header('Vary', 'Cookie')
      .send(withStyles(result.html.replace(renderer.NONCE_PLACEHOLDER, nonce), nonce))
  }

  app.get('/', answer)
  app.get('/*', answer)
  return { clear: cache.clear }
}
