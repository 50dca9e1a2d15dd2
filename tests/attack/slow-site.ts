import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Milliseconds until a page is there. */
const PAGE_MS = 3_000
const PICTURES = 10

/** A site whose pages are late and whose pictures never arrive. */
export interface SlowSite {
  origin: string
  close: () => void
}

const pageOf = (path: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: `Slow pie of ${path}`,
    image: `${path}/cover.jpg`,
    recipeIngredient: ['1 egg', '200 g flour'],
    recipeInstructions: Array.from({ length: PICTURES }, (_, index) => ({
      '@type': 'HowToStep',
      text: `Bake for ${index + 1} minutes.`,
      image: `${path}/${index}.jpg`,
    })),
  })}</script>`

/** Opens a slow site on this machine. */
export async function openSlowSite(): Promise<SlowSite> {
  const site = createServer(({ url = '' }, response) => {
    if (url.endsWith('.jpg')) {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).flushHeaders()
      const drip = setInterval(() => response.write('.'), 1_000)
      response.once('close', () => clearInterval(drip))
      return
    }
    setTimeout(
      () => response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(url)),
      PAGE_MS,
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => site.once('listening', resolve))
  const { port } = site.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      site.closeAllConnections()
      site.close()
    },
  }
}
