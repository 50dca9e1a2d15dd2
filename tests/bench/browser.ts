import { chromium, type Page, type Response } from 'playwright'
import { CHROMIUM_LAUNCH } from '#tests/support/chromium.ts'
import { builtStyles } from '#server/pages/assets.ts'
import { CLIENT, compressed, ensureBuilt } from './built-app.ts'
import { startChild } from './child-server.ts'
import { filledDatabases } from './filled-databases.ts'
import type { Figure } from './report.ts'

/** A middling phone, the same that Lighthouse imitates. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** Budgets of the recipe list, in KB of 1000 bytes on the wire. */
const LIST_MAX = 160
const FONTS_MAX = 30
const REQUESTS_MAX = 14

/** What a browser really fetches for a page, pictures left out. */
export async function measure(): Promise<Figure[]> {
  ensureBuilt()
  const databases = await filledDatabases(60)
  const simmer = await startChild('simmer', databases.sqlite)
  const browser = await chromium.launch(CHROMIUM_LAUNCH)
  try {
    const figures: Figure[] = []
    for (const [name, path] of [
      ['landing page', '/'],
      ['recipe list', '/recipes'],
      ['recipe', '/recipes/1'],
    ] as const) {
      const page = await browser.newPage(PHONE)
      const weights = await weigh(page, simmer.origin + path)
      await page.close()
      figures.push(...figuresOf(name, weights))
    }
    return figures
  } finally {
    await browser.close()
    await simmer.stop()
    await databases.remove()
  }
}

/** Kilobytes on the wire by kind of resource, and how many there were. */
interface Weights {
  kilobytes: Record<string, number>
  requests: number
}

async function weigh(page: Page, address: string): Promise<Weights> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(address, { waitUntil: 'networkidle' })
  const kilobytes: Record<string, number> = {}
  const counted = responses.filter((response) => response.request().resourceType() !== 'image')
  for (const response of counted) {
    const { responseBodySize } = await response.request().sizes()
    const kind = response.request().resourceType()
    kilobytes[kind] = (kilobytes[kind] ?? 0) + responseBodySize / 1000
  }
  return { kilobytes, requests: counted.length }
}

function figuresOf(name: string, { kilobytes, requests }: Weights): Figure[] {
  const { script = 0, font = 0, document = 0 } = kilobytes
  // Comes inside the HTML.
  const styles = compressed(builtStyles(CLIENT).text)
  const isList = name === 'recipe list'
  return [
    { name: `${name}: HTML without its styles`, value: document - styles, unit: 'KB' },
    {
      name: `${name}: JS + CSS + fonts`,
      value: script + styles + font,
      unit: 'KB',
      ...(isList && { max: LIST_MAX }),
    },
    { name: `${name}: fonts`, value: font, unit: 'KB', ...(isList && { max: FONTS_MAX }) },
    { name: `${name}: requests`, value: requests, unit: '', ...(isList && { max: REQUESTS_MAX }) },
  ]
}
