import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom'
import { serverRequestContext } from '#app/lib/api/prefetch.ts'
import { SiteContext } from '#app/lib/site/site.ts'
import { packOf } from '#app/lib/words/packs.ts'
import { escapeJson, type Boot } from '#app/main/boot.ts'
import { Providers } from '#app/main/providers.tsx'
import { routes } from '#app/main/routes.tsx'

const ignore = () => {}

/**
 * Prepares everything that a page needs and leaves only React's own work: the returned function
 * renders the whole document with `renderToString` and its data at hand.
 */
export async function prepareBarePage(url: string, boot: Boot): Promise<() => string> {
  const handler = createStaticHandler(routes, { future: { v8_middleware: true } })
  const requestContext = new RouterContextProvider()
  const read = (key: string) => Promise.resolve(boot.fallback[key])
  const { language } = boot
  requestContext.set(serverRequestContext, { language, read, addAreas: ignore })
  const context = await handler.query(new Request(url), { requestContext })
  if (context instanceof Response) throw new Error(`${url} leads elsewhere`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const bootText = escapeJson(boot)
  return () =>
    renderToString(
      <Providers
        boot={boot}
        bootText={bootText}
        words={packOf(boot.language)}
        fetcher={() => Promise.reject(new Error('Nothing is fetched here.'))}
        trustPage
      >
        <SiteContext value={boot}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </SiteContext>
      </Providers>,
    )
}
