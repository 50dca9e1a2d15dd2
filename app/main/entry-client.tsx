import './styles.css'
import { setNonce } from 'get-nonce'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { HYDRATED, readBoot } from './boot.ts'
import { callApi } from '#app/lib/api/api-client.ts'
import { setMediaBase } from '#app/lib/media/media.ts'
import { rememberRendered } from '#app/lib/api/prefetch.ts'
import { prefetchOnIntent } from '#app/shell/prefetch-on-intent.ts'
import { withInterceptedUpdates } from '#app/shell/router-navigations.ts'
import { SiteContext } from '#app/lib/site/site.ts'
import { Providers } from './providers.tsx'
import { reportFailure } from '#app/lib/report-failure.ts'
import { routes } from './routes.tsx'
import { readToken } from '#app/lib/storage/token.ts'
import { setCurrentLanguage } from '#app/lib/words/current-language.ts'
import { loadPack } from '#app/lib/words/load.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Resolves when the screen's code has loaded. Before that the router would render nothing. */
function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}

/**
 * Hydrates the page. Not awaited at the top level: screens import parts of this module, so a
 * top-level await would be a deadlock.
 */
async function hydrate(): Promise<void> {
  const { boot, bootText, nonce } = readBoot()
  setNonce(nonce)
  setMediaBase(boot.mediaBase)
  setCurrentLanguage(boot.language)
  rememberRendered(boot.fallback)

  const loading = loadPack(boot.language)
  const router = createBrowserRouter(routes, {
    ...(boot.router && { hydrationData: boot.router }),
    future: { v8_middleware: true },
  })
  await initialized(router)

  const page = (
    <Providers
      boot={boot}
      bootText={bootText}
      words={await loading}
      fetcher={callApi}
      trustPage={readToken() === null}
    >
      <SiteContext value={boot}>
        <RouterProvider router={withInterceptedUpdates(router)} />
      </SiteContext>
    </Providers>
  )
  // The browser has restored the scroll position, and the reader may have scrolled since. The router
  // would restore it once more: to the top, or in an empty page to the position of another one.
  router.enableScrollRestoration({}, () => scrollY)()
  router.state.restoreScrollPosition = false
  if (boot.router) {
    // A transition hydrates in slices, and at once what is pressed meanwhile.
    startTransition(() => void hydrateRoot(document, page, { onRecoverableError: reportFailure }))
  } else {
    createRoot(document).render(page)
  }
  prefetchOnIntent(routes)
  dispatchEvent(new Event(HYDRATED))
  if (boot.analyticsUrl) {
    const { reportPageviews } = await import('./pageviews.ts')
    reportPageviews(boot.analyticsUrl, router)
  }
}

// Fonts come after the first paint: beside the largest picture they delay it (decision 014).
void import('#design-system/tokens/fonts.css')

// In a separate task, so that input is handled between evaluating the modules and hydrating.
setTimeout(() => void hydrate())
