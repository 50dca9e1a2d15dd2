import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** One view transition. */
interface Transition {
  /** Names of pictures on the old and on the new page. */
  before: string[]
  after: string[]
}

/** Runs in the browser: records the named pictures of each transition. */
function recordTransitions(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is sent to the browser
  const names = () =>
    [...document.querySelectorAll<HTMLElement>('[style*=view-transition-name]')].map((element) =>
      element.style.getPropertyValue('view-transition-name'),
    )
  const transitions: Transition[] = []
  Object.assign(window, { transitions })
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const before = names()
    return start(async () => {
      await (update as () => Promise<void>)()
      transitions.push({ before, after: names() })
    })
  }
}

/** The transitions since the last call. */
const newTransitions = (page: Page) =>
  page.evaluate(() => (window as unknown as { transitions: Transition[] }).transitions.splice(0))

/** The link of the second card of a list, whose page has been opened before and loads nothing. */
async function knownLink(page: Page) {
  const list = page.url()
  const link = page.getByRole('article').nth(1).getByRole('heading').getByRole('link')
  const path = (await link.getAttribute('href'))!
  // Links are watched from some moment after hydration on.
  await expect(async () => {
    const code = page.waitForResponse(/\/assets\/prefetch-address/, { timeout: 2000 })
    await link.blur()
    await link.focus()
    await (await code).finished()
  }).toPass()
  await link.press('Enter')
  await expect(page).not.toHaveURL(list)
  await page.waitForFunction(() => document.querySelector('main [style*=view-transition-name]'))
  await page.goBack()
  await expect(page).toHaveURL(list)
  // The previous page also has cards.
  await expect(link).toHaveAttribute('href', path)
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((it) => it.finished)))
  return link
}

for (const [path, kind] of [
  ['/recipes', 'recipes'],
  ['/cookbooks', 'cookbooks'],
  ['/authors', 'authors'],
  ['/cookbooks/3', 'recipes'],
] as const) {
  test(`a visitor sees the picture of a card move from ${path} to its page, and back`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(recordTransitions)
    await open(path)
    const link = await knownLink(page)
    const name = (await link.getAttribute('href'))!.slice(1).replace('/', '-')
    expect(name).toMatch(new RegExp(`^${kind}-\\d+$`))
    await newTransitions(page)
    await link.press('Enter')
    await expect(page).toHaveURL(/\/\d+$/)
    await expect
      .poll(() => newTransitions(page))
      .toEqual([{ before: expect.arrayContaining([name]), after: [name] }])
    await page.goBack()
    await expect
      .poll(() => newTransitions(page))
      .toEqual([{ before: [name], after: expect.arrayContaining([name]) }])
  })
}

test('a visitor with reduced motion sees no picture move, and other links change pages at once', async ({
  page,
  open,
}) => {
  await page.addInitScript(recordTransitions)
  await open('/recipes')
  const link = await knownLink(page)
  await newTransitions(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await page.goBack()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await link.press('Enter')
  await expect(page).toHaveURL(/\/recipes\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Recipes')
  expect(await newTransitions(page)).toEqual([])
})

test('a visitor who follows another link while a picture starts to move arrives there', async ({
  page,
  open,
}) => {
  await open('/recipes')
  await knownLink(page)
  await page.evaluate(async () => {
    const start = document.startViewTransition.bind(document)
    const { promise: started, resolve } = Promise.withResolvers<void>()
    document.startViewTransition = (update) => {
      resolve()
      return start(update)
    }
    document.querySelectorAll<HTMLElement>('.card-link')[1]?.click()
    await started
    document.querySelector<HTMLElement>('header a[href="/authors"]')?.click()
  })
  await expect(page).toHaveURL('/authors')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authors')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authors')
})
