import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { newMember, signInAs, type Member } from './support/member.ts'
import { addItem } from './support/shopping.ts'
import { expect, test, untilHydrated } from './support/test.ts'

/** Opens a page of another browser, with nothing of the first one. */
async function openElsewhere(browser: Browser, baseURL: string | undefined, member?: Member) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  if (member) await signInAs(context, member)
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    if (location.protocol !== 'about:') localStorage.setItem('simmer.app', 'dismissed')
  })
  const page = await context.newPage()
  return {
    page,
    open: async (path: string) => {
      await page.goto(path)
      await untilHydrated(page)
    },
  }
}

/** The row of the milk. */
const milk = (of: Page) => of.getByRole('checkbox', { name: /Milk/ })

test('a cook invites another, both see each other tick within a second, and who leaves keeps a copy', async ({
  page,
  browser,
  baseURL,
  context,
  open,
  request,
}) => {
  test.slow()
  const imani = await newMember(request, { firstName: 'Imani', lastName: 'Okafor' })
  const ben = await newMember(request, { firstName: 'Ben', lastName: 'Krause' })
  await signInAs(context, imani)
  await open('/household')
  await page.getByRole('textbox', { name: 'Name, as the others will see it' }).fill('Südstraße')
  await page.getByRole('button', { name: 'Start household' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Household Südstraße' })).toBeVisible()
  await page.getByRole('button', { name: 'Invite' }).click()
  const link = await page.getByRole('textbox', { name: 'Send a link' }).inputValue()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Invite' })).toBeFocused()

  await open('/shopping')
  await addItem(page, '2 l milk')
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('button', { name: /^Who sees it/ }).click()
  await page.getByRole('radio', { name: 'The household' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  const other = await openElsewhere(browser, baseURL)
  await other.open(new URL(`https://${link}`).pathname)
  await expect(
    other.page.getByRole('heading', { name: 'Imani invites you to the household Südstraße' }),
  ).toBeVisible()
  await expectAccessible(other.page)
  await other.page.getByRole('link', { name: 'Sign in and join' }).click()
  await other.page.getByRole('textbox', { name: 'E-mail' }).fill(ben.email)
  await other.page.getByRole('textbox', { name: 'Password' }).fill(ben.password)
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // After signing in one is asked once more.
  await other.page.getByRole('button', { name: 'Join as Ben Krause' }).click()
  await expect(other.page).toHaveURL(/\/shopping$/)
  await other.page.getByRole('button', { name: /Other lists$/ }).click()
  await other.page.getByRole('link', { name: /Shared with Imani/ }).click()
  await expect(milk(other.page)).toHaveAccessibleName(/added by Imani/)

  await milk(other.page).click()
  await expect(milk(page)).toBeChecked({ timeout: 1000 })
  await expect(page.getByText('Ben, just now')).toBeVisible()
  await milk(page).click()
  await expect(milk(other.page)).not.toBeChecked({ timeout: 1000 })
  await addItem(other.page, '6 bananas')
  await expect(page.getByRole('checkbox', { name: /Bananas.*added by Ben/ })).toBeVisible()

  await other.open('/household')
  await expect(other.page.getByText('looks after the household')).toBeVisible()
  await other.page.getByRole('button', { name: 'Leave household' }).click()
  const sheet = other.page.getByRole('dialog')
  await expect(sheet.getByRole('checkbox')).toBeChecked()
  await expectAccessible(other.page)
  await sheet.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(other.page.getByRole('heading', { name: 'Start one' })).toBeVisible()
  await other.open('/shopping')
  await other.page.getByRole('button', { name: /Other lists$/ }).click()
  const lists = other.page.getByRole('dialog').getByRole('listitem').getByRole('link')
  await expect(lists).toHaveCount(2)
  await lists.last().click()
  await expect(milk(other.page)).toBeVisible()
  // The copy follows nobody.
  await milk(page).click()
  await expect(milk(page)).toBeChecked()
  await expect(milk(other.page)).not.toBeChecked()
  await other.page.context().close()
})

test('a list is read by its link without an account, and no longer when the link is switched off @thorough', async ({
  page,
  browser,
  baseURL,
  context,
  open,
  request,
}) => {
  await signInAs(context, await newMember(request, { firstName: 'Imani', lastName: 'Okafor' }))
  await open('/shopping')
  await addItem(page, '2 l milk')
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Weekly shop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /^Weekly shop/ })).toBeVisible()
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('button', { name: 'Share or print' }).click()
  await page.getByRole('checkbox', { name: 'Link to read' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to read' }).inputValue()

  const other = await openElsewhere(browser, baseURL)
  await other.open(new URL(`https://${link}`).pathname)
  await expect(other.page.getByRole('heading', { name: 'Weekly shop' })).toBeVisible()
  await expect(other.page.getByText('Milk')).toBeVisible()
  await expect(other.page.getByText('Imani')).toHaveCount(0)
  await expect(other.page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(other.page)

  await page.getByRole('checkbox', { name: 'Link to read' }).click()
  await expect(page.getByRole('checkbox', { name: 'Link to read' })).not.toBeChecked()
  await expect(
    other.page.getByRole('heading', { name: 'This list is no longer shared' }),
  ).toBeVisible({ timeout: 15_000 })
  await expect(other.page.getByText('Milk')).toHaveCount(0)
  await other.page.context().close()
})

test('a code leads to the invitation and back, a wrong one and an old link say one word @thorough', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/404|ApiError/)
  const imani = await newMember(request, { firstName: 'Imani', lastName: 'Okafor' })
  await signInAs(context, await newMember(request, { firstName: 'Lukas', lastName: 'Weiß' }))
  const { headers } = imani
  const started = await request.post('/api/household', { headers, form: { Name: 'Südstraße' } })
  expect(started.status()).toBe(201)
  const made = await request.post('/api/household/invitation', { headers })
  const { Id, Code, Token } = (await made.json()) as { Id: number; Code: string; Token: string }
  await open('/household')
  const code = page.getByRole('textbox', { name: 'Code you were told' })
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^This code is not right/)).toBeVisible()
  await code.fill(`${Code.slice(0, 3)} ${Code.slice(3)}`.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Join as Lukas Weiß' })).toBeVisible()
  await page.goBack()
  await expect(code).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Join as Lukas Weiß' }).click()
  await expect(page).toHaveURL(/\/shopping$/)
  await open(`/join/${Token}`)
  await expect(page.getByText('You already belong to the household Südstraße.')).toBeVisible()
  await request.delete(`/api/household/invitation/${Id}`, { headers })
  for (const token of [Token, 'forged']) {
    await open(`/join/${token}`)
    await expect(page.getByRole('heading', { name: 'This invitation is over' })).toBeVisible()
  }
})
