import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { runServerComponent, typeErrors } from './host.ts'
import { serveBuilt, serveSources } from './serve.ts'

const host = process.env.PACKAGE_HOST!

/** Ways to serve the application. */
const SERVED = { 'from its sources': serveSources, 'as built': serveBuilt }

test('the types of the packed design system reach an application', () => {
  expect(typeErrors(host)).toBe('')
})

for (const [name, serve] of Object.entries(SERVED)) {
  test(`the packed design system works in an application, served ${name}`, async ({ page }) => {
    const { address, close } = await serve()
    const problems = collectProblems(page)
    try {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(address)
      const light = await useByKeyboard(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      const dark = await useByKeyboard(page)
      expect(dark).not.toEqual(light)
      expect(problems).toEqual([])
    } finally {
      await close()
    }
  })
}

/** Styles that the reset or a utility of the design system would change. */
const OWN_STYLES = [
  'display',
  'fontFamily',
  'fontSize',
  'listStyleType',
  'margin',
  'padding',
] as const

test("the style sheet does not change the host's elements, nor the host those of the package", async ({
  page,
}) => {
  const { address, close } = await SERVED['as built']()
  try {
    await page.goto(address)
    const own = page.locator('h1, ul:not([data-simmer]), button.card, body')
    const read = () =>
      own.evaluateAll(
        (elements, names) => elements.map((it) => names.map((name) => getComputedStyle(it)[name])),
        OWN_STYLES,
      )
    const button = page.getByRole('button', { name: 'Filter', exact: true })
    await expect(button).toHaveCSS('letter-spacing', 'normal')
    await expect(button).toHaveCSS('display', 'inline-flex')
    const styled = await read()
    expect(styled).toHaveLength(4)
    await page.evaluate(() => {
      for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) sheet.remove()
    })
    await expect(button).not.toHaveCSS('display', 'inline-flex')
    expect(styled).toEqual(await read())
  } finally {
    await close()
  }
})

test('all layers are in one and in order, and every class, variable and keyframe has the prefix', () => {
  const styles = readFileSync(`${host}/node_modules/simmer/dist/design-system/styles.css`, 'utf8')
  const layers = [...styles.matchAll(/@layer ([\w.-]+)\{/g)].map(([, name]) => name)
  expect([...new Set(layers)]).toEqual(
    ['properties', 'theme', 'base', 'components', 'utilities', 'late'].map(
      (name) => `simmer.${name}`,
    ),
  )
  const rules = styles.replaceAll(/url\([^)]*\)|\/\*.*?\*\//g, '')
  const names = [
    ...rules.matchAll(/@(?:keyframes|property) (?:--)?([\w-]+)/g),
    ...rules.matchAll(/[{;]--([\w-]+):/g),
    ...rules.matchAll(/(?<![\\\w])\.([a-z*-]+)/gi),
  ].map(([, name]) => name!)
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name) => !name.startsWith('sm-'))).toEqual([])
})

test('data-theme on a part of a page themes that part and the dialog that it opens', async ({
  page,
}) => {
  const { address, close } = await SERVED['as built']()
  const ink = 'rgb(237, 241, 236)'
  const surface = 'rgb(26, 34, 30)'
  try {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(address)
    const part = page.getByRole('region', { name: 'Dark part' })
    await expect(part.getByText('In the dark part')).toHaveCSS('color', ink)
    const button = part.getByRole('button')
    await expect(button).toHaveCSS('background-color', surface)
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Filter' })
    await expect(dialog).toHaveCSS('background-color', surface)
    await expect(dialog.getByRole('heading')).toHaveCSS('color', ink)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Filter', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  } finally {
    await close()
  }
})

test("a host's theme changes tokens in both colour schemes, and its part takes the density of the kitchen", async ({
  page,
}) => {
  const { address, close } = await SERVED['as built']()
  try {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(address)
    const button = page.getByRole('button', { name: 'Cook along' })
    await expect(button).toHaveCSS('background-color', 'rgb(107, 44, 95)')
    await expect(button).toHaveCSS('color', 'rgb(255, 247, 253)')
    await expect(button).toHaveCSS('border-radius', '0px')
    expect((await button.boundingBox())?.height).toBe(72)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(button).toHaveCSS('background-color', 'rgb(240, 198, 230)')
    const others = page.getByRole('button', { name: 'Filter', exact: true })
    await expect(others).toHaveCSS('border-radius', '8px')
  } finally {
    await close()
  }
})

test('a React server component imports every entry', () => {
  const folder = `${host}/node_modules/simmer/dist/design-system`
  const entries = globSync('**/index.js', { cwd: folder }).map((file) => join(folder, file))
  const code = entries.map((entry) => `await import(${JSON.stringify(entry)})`).join('\n')
  expect(runServerComponent(host, code)).toEqual({ status: 0, stderr: '' })
  expect(entries.length).toBeGreaterThan(40)
})

test('links keep their styles in a page without a reset, and a link in text has its font', async ({
  page,
}) => {
  const { address, close } = await serveBuilt()
  try {
    await page.goto(address)
    const part = page.getByRole('region', { name: 'Links' })
    const heightOf = async (role: 'button' | 'link') =>
      (await part.getByRole(role, { name: 'Open' }).boundingBox())?.height
    expect(await heightOf('link')).toBe(await heightOf('button'))
    const styled = ['Open', 'Page 2', 'vegan', 'All cookbooks', 'Terms'] as const
    const browserBlue = 'rgb(0, 0, 238)'
    for (const name of styled) {
      const link = part.getByRole('link', { name })
      await expect(link).not.toHaveCSS('color', browserBlue)
      const line = name === 'Terms' ? 'underline' : 'none'
      await expect(link).toHaveCSS('text-decoration-line', line)
    }
    await expect(part.getByRole('link', { name: 'Terms' })).toHaveCSS('font-size', '30px')
    await expect(part.getByRole('link', { name: 'vegan' })).toHaveCSS('font-family', /Bricolage/)
    // A heading whose level a prop chooses.
    await expect(part.getByRole('heading', { level: 3 })).toHaveCSS('margin-top', '12px')
  } finally {
    await close()
  }
})

test('in a shadow root a dialog has its styles, and the focus moves in, stays and returns', async ({
  page,
}) => {
  const { address, close } = await serveBuilt()
  try {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(address)
    const host = page.locator('#shadow')
    const opener = host.getByRole('button', { name: 'Open in the shadow' })
    await expect(opener).toHaveCSS('border-style', 'solid')
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = host.getByRole('dialog', { name: 'In the shadow' })
    await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(dialog).toHaveCSS('position', 'fixed')
    const field = dialog.getByRole('textbox', { name: 'Name' })
    await expect(field).toBeFocused()
    await expect(field).toHaveCSS('border-style', 'solid')
    const close = dialog.getByRole('button', { name: 'Close' })
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(close).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  } finally {
    await close()
  }
})

/**
 * Collects console messages and failed requests. The greetings of development tools are ignored.
 */
function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    const greeting = message.type() === 'debug' || message.text().includes('React DevTools')
    if (!greeting) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('requestfailed', (request) => problems.push(request.url()))
  page.on('response', (response) => {
    const wanted = /\.(svg|woff2)\b/.test(response.url())
    // A development server responds to unknown paths with the page.
    const isPage = response.headers()['content-type']?.startsWith('text/html')
    if (response.status() >= 400 || (wanted && isPage)) problems.push(response.url())
  })
  return problems
}

/** Uses the application by keyboard alone. Returns the colours of its components. */
async function useByKeyboard(page: Page): Promise<string[]> {
  const button = page.getByRole('button', { name: 'Filter', exact: true })
  await expect(button).toHaveCSS('background-color', await token(page, '--sm-color-action'))
  await expect(button).toHaveCSS('font-family', /^"Bricolage Simmer"/)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('1rem "Bricolage Simmer"'))).toBe(true)
  await expect(page.locator('[data-slot=icon] > path').first()).toBeVisible()

  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Filter' })
  await expect(dialog).toHaveCSS('background-color', await token(page, '--sm-color-surface'))
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
  return Promise.all(['--sm-color-action', '--sm-color-surface'].map((name) => token(page, name)))
}

/** The current value of a colour token. */
function token(page: Page, name: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = `var(${name})`
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  }, name)
}
