import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, createServer, preview, type InlineConfig } from 'vite'
import { makeHost, typeErrors } from './host.ts'

let host: string
test.beforeAll(() => {
  host = makeHost()
})
test.afterAll(() => rmSync(dirname(host), { recursive: true }))

const config = (): InlineConfig => ({
  root: host,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  // Any free port.
  server: { port: 0 },
  preview: { port: 0 },
})

/** How an application is served, each with what ends it. */
const SERVED = {
  'from its sources': async () => {
    const server = await createServer(config())
    await server.listen()
    return { address: server.resolvedUrls?.local[0], close: () => server.close() }
  },
  'as built': async () => {
    // The test runner says `test`, which would build React for development.
    process.env.NODE_ENV = 'production'
    await build(config())
    const server = await preview(config())
    return { address: server.resolvedUrls?.local[0], close: () => server.close() }
  },
}

test('the types of the packed design system reach an application', () => {
  expect(typeErrors(host)).toBe('')
})

for (const [name, serve] of Object.entries(SERVED)) {
  test(`the packed design system works in an application, served ${name}`, async ({ page }) => {
    const { address, close } = await serve()
    const complaints = collectComplaints(page)
    try {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(address!)
      const light = await useIt(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      const dark = await useIt(page)
      expect(dark).not.toEqual(light)
      expect(complaints).toEqual([])
    } finally {
      await close()
    }
  })
}

/** Collects what the console says and what does not load; development tools may greet. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const greeting = message.type() === 'debug' || message.text().includes('React DevTools')
    if (!greeting) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('requestfailed', (request) => complaints.push(request.url()))
  page.on('response', (response) => {
    const wanted = /\.(svg|woff2)\b/.test(response.url())
    // A development server answers what it does not know with the page.
    const isPage = response.headers()['content-type']?.startsWith('text/html')
    if (response.status() >= 400 || (wanted && isPage)) complaints.push(response.url())
  })
  return complaints
}

/** Goes through the application by keyboard alone; the colours that its components wear. */
async function useIt(page: Page): Promise<string[]> {
  const button = page.getByRole('button', { name: 'Filter' })
  await expect(button).toHaveCSS('background-color', await token(page, '--color-action'))
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Bricolage Simmer"/)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('1rem "Bricolage Simmer"'))).toBe(true)
  const marks = await page.locator('use[href*=brand-marks]').getAttribute('href')
  expect((await page.request.get(marks!)).headers()['content-type']).toContain('svg')

  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Filter' })
  await expect(dialog).toHaveCSS('background-color', await token(page, '--color-surface'))
  const slider = dialog.getByRole('slider', { name: 'Time' })
  await slider.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '20 min')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  return Promise.all(['--color-action', '--color-surface'].map((name) => token(page, name)))
}

/** A colour of the design system as the page has it now. */
function token(page: Page, name: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = `var(${name})`
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  }, name)
}
