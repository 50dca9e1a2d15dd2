import { SHELL_PATH } from '#contract/shell.ts'
import type { App } from '#server/http/app-type.ts'
import { compressStart, type CompressedStart } from './compressed.ts'
import { createPageReads } from './page-reads.ts'
import type { Renderer, RenderRequest, RenderResult } from './renderer.ts'

/** A page as it is cached: complete, and the same for every visitor. */
export type MadePage = { bytes: number } & (
  | { kind: 'page'; status: number; start: CompressedStart }
  | { kind: 'redirect'; status: number; location: string }
)

/** What a page is made from. */
export interface MakeOptions {
  renderer: Renderer
  request: Omit<RenderRequest, 'read'>
  /** The path of the page in the table of addresses. */
  route: string
  /** The style sheet that the page carries. */
  styles: string | undefined
}

/**
 * Renders a page and compresses it.
 *
 * @throws when rendering fails, or the server could not answer a key: never an incomplete page
 */
export async function makePage(app: App, options: MakeOptions): Promise<MadePage> {
  const { renderer, route, styles } = options
  const reads = createPageReads(app)
  const result = await render(renderer, { ...options.request, read: reads.read }, route)
  const failure = reads.failure()
  if (failure) throw failure
  if (result.kind === 'redirect') return { ...result, bytes: result.location.length }
  if (result.missed.length > 0) {
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

/** React leaves an element in the head that it does not know. */
function withStyles(html: string, styles: string | undefined): string {
  if (styles === undefined) return html
  return html.replace('</head>', () => `<style>${styles}</style></head>`)
}
