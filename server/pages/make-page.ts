import { SHELL_PATH } from '#contract/addresses/shell.ts'
import type { App } from '#server/http/app-type.ts'
import type { InlineStyles } from './assets.ts'
import { compressStart, type CompressedStart } from './compressed.ts'
import { createPageReads } from './page-reads.ts'
import type { Renderer, RenderRequest, RenderResult } from './renderer.ts'

/** A cached page, the same for every visitor. */
export type MadePage = {
  bytes: number
  /** The recipe that it is about; absent for pages of several. */
  recipeId?: number | undefined
} & (
  | { kind: 'page'; status: number; start: CompressedStart }
  | { kind: 'redirect'; status: number; location: string }
)

/** Input of a page. */
export interface MakeOptions {
  renderer: Renderer
  request: Omit<RenderRequest, 'read'>
  /** The page's path in the route table. */
  route: string
  styles: InlineStyles | undefined
  /** Token of the session for which it is made; absent for a visitor. */
  token?: string | undefined
}

/**
 * Renders a page and compresses it.
 *
 * @throws when rendering fails or a key could not be read; a page is never incomplete
 */
export async function makePage(app: App, options: MakeOptions): Promise<MadePage> {
  const { renderer, route, styles, token } = options
  const reads = createPageReads(app, token)
  const result = await render(renderer, { ...options.request, read: reads.read }, route)
  const failure = reads.failure()
  if (failure) throw failure
  if (result.kind === 'redirect') return { ...result, bytes: result.location.length }
  // The page of what is not there any more has nothing to prefetch.
  if (result.status === 200 && result.missed.length > 0) {
    app.log.warn({ page: route, keys: result.missed }, 'keys were not prefetched')
  }
  const start = await compressStart(withStyles(result.html, styles))
  return { kind: 'page', status: result.status, start, bytes: start.bytes }
}

async function render(
  renderer: Renderer,
  request: RenderRequest,
  route: string,
): Promise<RenderResult> {
  if (route !== SHELL_PATH) return await renderer.renderPage(request)
  const html = await renderer.renderShell(request)
  return { kind: 'page', status: 200, html, missed: [] }
}

/**
 * React leaves unknown elements in the head alone when it hydrates. A disabled link is not fetched: it
 * tells Vite, which loads late code with its style sheets, that the page has this one. The scanner of
 * Chromium that fetches ahead of the parser ignores `disabled` and respects `media`.
 */
function withStyles(html: string, styles: InlineStyles | undefined): string {
  if (styles === undefined) return html
  const links = styles.files.map(
    (file) => `<link rel="stylesheet" href="${file}" media="not all" disabled>`,
  )
  return html.replace('</head>', () => `<style>${styles.text}</style>${links.join('')}</head>`)
}
