import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom'
import type { Middleware } from 'swr'
import marks from '#design-system/icon/brand-marks.svg?raw'
import { inlineBrandMarks } from '#design-system/icon/brand-mark-markup.ts'
import { serverRequestContext } from '#app/lib/api/prefetch.ts'
import { setMediaBase } from '#app/lib/media/media.ts'
import { SiteContext } from '#app/lib/site/site.ts'
import { areaFiles, packFile, packOf } from '#app/lib/words/packs.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import { structuredDataOf } from '#app/seo/structured-data.ts'
import { pageAddress } from '#contract/addresses/page-address.ts'
import { DOCUMENT_END, escapeJson, type Boot } from './boot.ts'
import { Providers } from './providers.tsx'
import { routes } from './routes.tsx'

export { pageEnd } from './boot.ts'
export { default as INLINE_SCRIPT } from 'virtual:inline-script'

/** Input of {@link renderPage}. */
export interface PageRequest {
  /** Absolute address of the page. */
  url: string
  boot: Omit<Boot, 'fallback' | 'router' | 'assets'>
  /** Returns the files to load for the modules of screens and words. */
  assetsOf: (modules: string[]) => Boot['assets']
  /** Reads a key. Rejects with an error that has the API's `message` and `status`. */
  read: (key: string) => Promise<unknown>
}

/** A rendered page, or a redirect. */
export type PageResult =
  | {
      kind: 'page'
      status: number
      /** The document without its end, see `pageEnd`. */
      html: string
      /** Keys that a screen read and no loader had fetched. Each one costs the browser a call. */
      missed: string[]
    }
  | { kind: 'redirect'; status: number; location: string }

inlineBrandMarks(marks)

const handler = createStaticHandler(routes, { future: { v8_middleware: true } })

function refuseToFetch(key: string): Promise<never> {
  return Promise.reject(new Error(`${key} was fetched while rendering`))
}

/**
 * Adds structured data to the head of a page. Not rendered by React, because the browser does not need
 * it: neither the data nor the code that makes it is sent there.
 */
function withStructuredData(html: string, data: readonly object[]): string {
  if (data.length === 0) return html
  const script = `<script type="application/ld+json">${escapeJson(data)}</script>`
  return html.replace('</head>', () => `${script}</head>`)
}

/**
 * Renders the HTML as one string after everything has settled, so that the status of the response is
 * final.
 */
function toHtml(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk)
        done()
      },
      final(done) {
        const html = Buffer.concat(parts).toString('utf8')
        if (html.endsWith(DOCUMENT_END)) resolve(html.slice(0, -DOCUMENT_END.length))
        else reject(new Error(`A page does not end with ${DOCUMENT_END}`))
        done()
      },
    })
    const stream = renderToPipeableStream(page, {
      // In one piece: React would insert later pieces with scripts that the policy forbids.
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(sink),
      onError: reject,
      onShellError: reject,
    })
  })
}

/**
 * Renders one page for a visitor: runs the loaders of the matched routes, which fetch the keys of
 * the screen, then renders the whole document with their responses.
 *
 * @throws whatever a screen throws while rendering
 */
export async function renderPage(request: PageRequest): Promise<PageResult> {
  setMediaBase(request.boot.mediaBase)
  const fallback: Record<string, unknown> = {}
  const read = async (key: string) => {
    const answer = await request.read(key)
    fallback[key] = answer
    return answer
  }
  const { language } = request.boot
  const modules = [packFile(language)]
  const requestContext = new RouterContextProvider()
  requestContext.set(serverRequestContext, {
    language,
    read,
    addAreas: (areas) => void modules.push(...areas.flatMap((area) => areaFiles(area, language))),
  })
  const context = await handler.query(new Request(request.url), { requestContext })
  if (context instanceof Response) {
    const location = context.headers.get('Location') ?? '/'
    return { kind: 'redirect', status: context.status, location }
  }

  const missed: string[] = []
  const watch: Middleware = (useSWRNext) => (key, fetcher, config) => {
    if (typeof key === 'string' && !(key in fallback)) missed.push(key)
    return useSWRNext(key, fetcher, config)
  }
  const { loaderData, actionData, errors, statusCode, matches } = context
  const boot: Boot = {
    ...request.boot,
    assets: request.assetsOf([...modules, ...matches.map((match) => match.route.id)]),
    fallback,
    router: { loaderData, actionData, errors },
  }
  const html = await toHtml(
    <Providers
      boot={boot}
      bootText={escapeJson(boot)}
      words={packOf(boot.language)}
      fetcher={refuseToFetch}
      trustPage
      watch={watch}
    >
      <SiteContext value={boot}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SiteContext>
    </Providers>,
  )
  const url = new URL(request.url)
  const data = structuredDataOf({
    name: statusCode === 200 ? (pageAddress(url)?.name ?? 'notFound') : 'notFound',
    params: matches.at(-1)?.params ?? {},
    search: url.searchParams,
    responses: fallback,
    origin: boot.origin,
    language,
    t: createTranslate(packOf(language).words, language),
  })
  return { kind: 'page', status: statusCode, html: withStructuredData(html, data), missed }
}

/** An empty document, without its end, which the browser renders itself. */
export function renderShell(request: PageRequest): Promise<string> {
  const boot: Boot = {
    ...request.boot,
    assets: request.assetsOf([packFile(request.boot.language)]),
    fallback: {},
    router: undefined,
  }
  return toHtml(
    <Providers
      boot={boot}
      bootText={escapeJson(boot)}
      words={packOf(boot.language)}
      fetcher={refuseToFetch}
      trustPage
    >
      {null}
    </Providers>,
  )
}
