import { chromium } from 'playwright'
import { CHROMIUM_LAUNCH } from '#tests/support/chromium.ts'
import { PHONE } from './browser.ts'

/** Milliseconds without a request after which a page is idle. */
const QUIET = 1500

/**
 * Addresses of the files of code and style that pages ask for until they are idle, each visited for
 * the first time. What comes inside the HTML is no file.
 */
export async function filesOfColdVisits(addresses: readonly string[]): Promise<string[][]> {
  const browser = await chromium.launch(CHROMIUM_LAUNCH)
  try {
    const visits: string[][] = []
    for (const address of addresses) {
      const context = await browser.newContext(PHONE)
      const page = await context.newPage()
      const files = new Set<string>()
      page.on('request', (request) => {
        if (['script', 'stylesheet'].includes(request.resourceType())) {
          files.add(new URL(request.url()).pathname)
        }
      })
      await page.goto(address, { waitUntil: 'networkidle' })
      for (let before = -1; before < files.size;) {
        before = files.size
        await page.waitForTimeout(QUIET)
      }
      visits.push([...files])
      await context.close()
    }
    return visits
  } finally {
    await browser.close()
  }
}
