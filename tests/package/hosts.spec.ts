// Applications of other kinds: with Tailwind 4, and with pages that a server renders.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import tailwindcss from '@tailwindcss/vite'
import { runOnServer } from './host.ts'
import { serveBuilt } from './serve.ts'

const host = process.env.PACKAGE_HOST!
const TAILWIND_SHEET = join(host, 'tailwind/app.css')

/** The design system as it has to look beside Tailwind, and Tailwind as it has to look beside it. */
async function expectBoth(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save' })
  const link = page.getByRole('link', { name: 'Open' })
  // Components keep their boxes, although Tailwind resets buttons and links.
  await expect(button).toHaveCSS('border-radius', '8px')
  await expect(button).toHaveCSS('padding-left', '18px')
  await expect(button).toHaveCSS('background-color', 'rgb(29, 77, 62)')
  const heightOf = async (part: typeof button) => (await part.boundingBox())?.height
  expect(await heightOf(link)).toBe(await heightOf(button))
  await expect(page.getByRole('link', { name: 'Terms' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  )
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCSS('border-top-style', 'solid')
  // Utilities of Tailwind override them.
  await expect(button).toHaveCSS('margin-top', '32px')
  await expect(page.locator('[data-slot=text-field]')).toHaveCSS('max-width', '160px')
  // Elements of the application have the styles of Tailwind alone.
  const own = page.locator('#own')
  await expect(own).toHaveCSS('padding-left', '16px')
  await expect(own).toHaveCSS('text-decoration-line', 'underline')
  await expect(own).toHaveCSS('border-top-width', '1px')
  await expect(page.locator('#heading')).toHaveCSS('font-size', '16px')
}

const IMPORTS = ["@import 'tailwindcss';", "@import 'simmer/design-system/styles.css';"]

for (const [order, imports] of [
  ['after', IMPORTS],
  ['before', IMPORTS.toReversed()],
] as const) {
  test(`in an application with Tailwind 4, imported ${order} it, both keep their styles`, async ({
    page,
  }) => {
    const [layers] = readFileSync(TAILWIND_SHEET, 'utf8').split('\n')
    expect(layers).toMatch(/^@layer .*simmer/)
    writeFileSync(TAILWIND_SHEET, [layers, ...imports, ''].join('\n'))
    const { address, close } = await serveBuilt('tailwind', { plugins: [tailwindcss()] })
    try {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(address)
      await expectBoth(page)
    } finally {
      await close()
    }
  })
}

/** Puts what the server renders into the page. */
function rendered() {
  const { status, stderr, stdout } = runOnServer(
    host,
    `const { createElement } = await import('react')
    const { renderToString } = await import('react-dom/server')
    const { App } = await import('./server/app.js')
    process.stdout.write(renderToString(createElement(App)))`,
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return {
    name: 'rendered',
    transformIndexHtml: (page: string) => page.replace('<!--app-->', () => stdout),
  }
}

test('a film that a server rendered is ready where it loaded before the page hydrated, and failed where it is missing', async ({
  page,
}) => {
  const { address, close } = await serveBuilt('server', {
    plugins: [rendered()],
    // A film that is not there is 404, not the page.
    appType: 'mpa',
  })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  const go: { on: () => void } = { on: () => undefined }
  const isLoaded = new Promise<void>((resolve) => {
    go.on = resolve
  })
  try {
    await page.route('**/*.js', async (route) => {
      await isLoaded
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    const link = page.getByRole('link', { name: 'All recipes' })
    await expect(link).toHaveAttribute('data-simmer', '')
    await expect(link).toHaveCSS('text-decoration-line', 'none')
    await page.waitForFunction(() => {
      const [film, missing] = document.querySelectorAll('video')
      return film!.readyState >= 1 && missing!.error !== null
    })
    go.on()
    const film = page.getByRole('region', { name: /Soup/ })
    const missing = page.getByRole('region', { name: /Bread/ })
    await expect(missing).toHaveAttribute('data-playback', 'error')
    await expect(missing.getByText('Missing Video')).toBeVisible()
    await expect(film).toHaveAttribute('data-playback', 'paused')
    await film.locator('[data-slot=player-stage]').click()
    await expect(film).toHaveAttribute('data-playback', 'playing')
    expect(problems).toEqual([])
  } finally {
    await close()
  }
})

const PARTS = ['banner', 'button', 'card', 'checkbox', 'dialog', 'radio-group', 'range-slider']

for (const [order, parts] of [
  ['in order', [...PARTS, 'text-field']],
  ['backwards', [...PARTS, 'text-field'].toReversed()],
] as const) {
  test(`the style sheets of some components, loaded ${order}, style them as the whole sheet does`, async ({
    page,
  }) => {
    const { address, close } = await serveBuilt('parts')
    const styles = join(host, 'node_modules/simmer/dist/design-system')
    try {
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 })
        const looks = []
        for (const sheets of [['styles'], ['base', ...parts].map((name) => `styles/${name}`)]) {
          await page.goto(address)
          await expect(page.getByRole('dialog')).toBeAttached()
          for (const sheet of sheets) {
            const text = readFileSync(join(styles, `${sheet}.css`), 'utf8')
            await page.addStyleTag({ content: text.replaceAll(/url\([^)]*\)/g, 'local(none)') })
          }
          await page.addStyleTag({
            content: '* { animation: none !important; transition: none !important }',
          })
          looks.push(await page.evaluate(looksOfAll))
        }
        expect(looks[0]!.length).toBeGreaterThan(60)
        expect(looks[1]).toEqual(looks[0])
      }
    } finally {
      await close()
    }
  })
}

/** Every computed style of every element of the design system, in the page. */
function looksOfAll(): Record<string, string>[] {
  return [...document.querySelectorAll('[data-simmer]')].map((element) => {
    const style = getComputedStyle(element)
    const names = [...style].filter((name) => !name.startsWith('--'))
    const values = names.map((name) => [name, style.getPropertyValue(name)])
    return Object.fromEntries([['class', element.className], ...values]) as Record<string, string>
  })
}
