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
import { withNews } from '#app/shell/router-navigations.ts'
import { SiteContext } from '#app/lib/site/site.ts'
import { Providers } from './providers.tsx'
import { reportFailure } from '#app/lib/report-failure.ts'
import { routes } from './routes.tsx'
import { readToken } from '#app/lib/storage/token.ts'
import { setCurrentLanguage } from '#app/lib/words/current-language.ts'
import { loadPack } from '#app/lib/words/load.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Resolves when the code of the page's screen is there: before that the router would show nothing. */
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
 * Makes the page live. Not awaited at the top of the module: screens import parts of this very file,
 * so it would wait for code that waits for it.
 */
async function wakeUp(): Promise<void> {
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
        <RouterProvider router={withNews(router)} />
      </SiteContext>
    </Providers>
  )
  // The browser has put the page where the reader stood, and they may have scrolled on since. What
  // the router does about the first place comes too late: it would go to the top, or in an empty page
  // to where the reader stood in another one.
  router.enableScrollRestoration({}, () => scrollY)()
  router.state.restoreScrollPosition = false
  if (boot.router) {
    // In slices, or at once when something is pressed meanwhile.
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

// A task of its own: reading the code was one already, and a reader may want something in between.
setTimeout(() => void wakeUp())
