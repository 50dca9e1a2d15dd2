import type { EngineName } from '#server/db/engine.ts'
import { requestOrigin } from '#server/http/origin.ts'
import { pages, type Pages } from '#server/pages/pages.ts'
import type { Renderer, RenderRequest } from '#server/pages/renderer.ts'
import { contentSecurityPolicy } from '#server/pages/security.ts'
import { startTestServer } from './server.ts'

/** A key that every page reads. */
export const AUTHORS_KEY = '/api/author?LangId=1'
/** The style sheet of every page. */
export const STYLES = 'body{color:red}'

/** A renderer whose pages show their address and the authors, if those could be read. */
export function countingRenderer(keys: (url: URL) => string[] = () => [AUTHORS_KEY]) {
  const rendered: string[] = []
  const renderPage: Renderer['renderPage'] = async ({ url, boot, read }: RenderRequest) => {
    rendered.push(url)
    // As in the app's loaders, failures are left to the screen.
    const responses = await Promise.all(keys(new URL(url)).map((key) => read(key).catch(() => '')))
    const html = `<html><head></head><body>${url} ${boot.language} ${JSON.stringify(responses)}`
    return { kind: 'page', status: 200, html, missed: [] }
  }
  const renderer: Renderer = {
    renderPage,
    renderShell: async () => '<html><head></head><body>',
    pageEnd: (nonce) => `<i>${nonce}</i></body></html>`,
    INLINE_SCRIPT: '',
  }
  return { renderer, rendered }
}

/** Options of {@link servePages}. */
export interface PagesServerOptions {
  renderer?: Renderer
  environment?: Record<string, string>
  /** Called by a hook of the server before every page. */
  before?: () => void
}

/** Starts a server with pages. */
export async function servePages(
  engine: EngineName,
  { renderer = countingRenderer().renderer, environment = {}, before }: PagesServerOptions = {},
) {
  let handles: Pages | undefined
  const server = await startTestServer(engine, {
    environment,
    filled: true,
    pages: async (app, { views }) => {
      if (before) app.addHook('onRequest', async () => before())
      handles = pages(app, {
        renderer: async () => renderer,
        assets: () => ({ styles: [], entry: '', preload: [] }),
        styles: { text: STYLES, files: ['/assets/a.css'] },
        policy: contentSecurityPolicy({ inlineScript: '', inlineStyles: STYLES }),
        originOf: requestOrigin(app, { PORT: 3000, ...environment }),
        version: '1',
        views,
      })
      await Promise.resolve()
    },
  })
  return {
    ...server,
    clear: () => handles?.clear(),
    changed: (...recipes: number[]) => handles?.changed(new Set(recipes)),
  }
}
