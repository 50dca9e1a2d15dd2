import type { Page } from '@playwright/test'
import type { Cookbook } from '#contract/cookbook.ts'
import { responseOf } from './support/response-of.ts'
import { expectAccessible } from './support/axe.ts'
import { shortestFilm } from './support/recipes.ts'
import { expect, test } from './support/test.ts'

const button = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Share', exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** The first of all cookbooks, in a language. */
async function cookbook(
  request: Parameters<typeof responseOf>[0],
  langId: 0 | 1,
): Promise<Cookbook> {
  const [first] = await responseOf<Cookbook[]>(request, `/api/book?LangId=${langId}&limit=1`)
  if (!first) throw new Error('There is no cookbook.')
  return first
}

test(
  "CBD-05 SHR-01 SHR-02 a visitor shares a cookbook's address and title",
  { tag: '@any-width' },
  async ({ page, open, request }) => {
    const { Id, Name } = await cookbook(request, 1)
    await open(`/cookbooks/${Id}`)
    const url = page.url()
    await button(page).click()
    await expect(dialog(page).getByRole('textbox')).toHaveValue(url)
    await expect(dialog(page).getByText(Name)).toBeVisible()
    for (const link of await dialog(page).getByRole('listitem').getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(url)))
    }
    await expect(dialog(page).getByRole('link', { name: 'X (opens' })).toHaveAttribute(
      'href',
      `https://x.com/intent/post?url=${encodeURIComponent(url)}&text=${encodeURIComponent(Name)}`,
    )
    await expectAccessible(page)
  },
)

test(
  'SHR-03 SHR-04 a visitor shares to several networks in new tabs, and by e-mail @thorough',
  { tag: '@any-width' },
  async ({ page, open, request }) => {
    const { Id } = await cookbook(request, 1)
    await open(`/cookbooks/${Id}`)
    await button(page).click()
    const networks = dialog(page).getByRole('listitem').getByRole('link')
    await expect(networks).toHaveCount(6)
    for (const name of ['Facebook', 'X', 'WhatsApp', 'Pinterest', 'Telegram']) {
      const link = networks.filter({ hasText: new RegExp(`^${name}`) })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await expect(networks.last()).toHaveAttribute('href', /^mailto:\?subject=.+&body=http/)
  },
)

test(
  'SHR-05 SHR-06 RCD-05 a visitor shares a recipe from its header; Escape closes the dialog and restores the focus',
  { tag: '@any-width' },
  async ({ page, open, request }) => {
    const { Id } = await shortestFilm(request, 1)
    await open(`/recipes/${Id}`)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('textbox')).toHaveValue(page.url())
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  },
)

test(
  'a visitor shares a step by its own address, in the language of the page @thorough',
  { tag: '@any-width' },
  async ({ page, open, request, baseURL }) => {
    const { Id, Name } = await shortestFilm(request, 0)
    await open(`/recipes/${Id}?lang=de`)
    await page.getByRole('button', { name: 'Schritt 2 teilen' }).click()
    await expect(dialog(page).getByText(`${Name}, Schritt 2`)).toBeVisible()
    const address = await dialog(page).getByRole('textbox').inputValue()
    expect(address).toBe(`${baseURL}/recipes/${Id}?lang=de#step-2`)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await open(address)
    await expect(page.locator('#step-2')).toBeInViewport()
  },
)

test('on touch devices the system share sheet opens, elsewhere it is one choice @thorough', async ({
  page,
  open,
  request,
  isMobile,
}) => {
  const { Id, Name } = await cookbook(request, 1)
  const code: string[] = []
  page.on('request', (it) => {
    if (it.url().includes('share-modal')) code.push(it.url())
  })
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ url, title }: ShareData) => {
        document.body.dataset.shared = `${title} ${url}`
        return Promise.resolve()
      },
    })
  })
  await open(`/cookbooks/${Id}`)
  await button(page).click()
  if (!isMobile) await dialog(page).getByRole('button', { name: 'More options' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-shared', `${Name} ${page.url()}`)
  expect(code).toHaveLength(isMobile ? 0 : 1)
})
