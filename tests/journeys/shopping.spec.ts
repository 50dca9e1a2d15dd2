import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { newMember, type Member } from './support/member.ts'
import {
  addItem,
  addToList,
  field,
  newShopper,
  notUnderstood,
  serverList,
  serverTicks,
} from './support/shopping.ts'
import { expect, test } from './support/test.ts'

const opener = (page: Page) => page.getByRole('button', { name: /^Shopping list/ })
const list = (page: Page) => page.getByRole('dialog', { name: 'Shopping list' })

async function recipesOf(request: APIRequestContext, member: Member) {
  return (await serverList(request, member)).recipes
}

async function itemsOf(request: APIRequestContext, member: Member) {
  return (await serverList(request, member)).items
}

/** Names of the departments as the server orders them. */
async function departmentsOf(request: APIRequestContext, { headers }: Member) {
  const response = await request.get('/api/shopping/departement?LangId=1', { headers })
  const departments = (await response.json()) as { DepartementName: string }[]
  return departments.map(({ DepartementName }) => DepartementName)
}

test.describe('a member', () => {
  let member: Member
  test.beforeEach(async ({ context, request }) => {
    member = await newShopper(context, request)
  })

  test('SHP-02 SHP-03 SHP-04 a member opens the list, which loads then, and sees two tabs and recipes with their people', async ({
    page,
    open,
    request,
  }) => {
    await addToList(request, member, 1, 2)
    const asked: string[] = []
    page.on('request', (call) => {
      if (call.url().includes('/api/shopping/')) asked.push(call.url())
    })
    await open('/recipes')
    await expect(opener(page)).toBeVisible()
    expect(asked).toEqual([])
    await opener(page).click()
    await expect(list(page).getByRole('tab')).toHaveText([/^Departments \d+$/, /^Recipes 2$/])
    const recipes = await recipesOf(request, member)
    for (const { RecipeName } of recipes) {
      await expect(list(page).getByRole('heading', { name: RecipeName })).toBeVisible()
      await expect(
        // People, or what the recipe makes.
        list(page).getByRole('group', { name: RecipeName }),
      ).toContainText('2')
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('SHP-05 SHP-12 SHP-13 a member sees amounts and ticks an ingredient, which shows at once and is sent', async ({
    page,
    open,
    request,
  }) => {
    await addToList(request, member, 1)
    await open('/')
    await opener(page).click()
    const garlic = list(page).getByRole('checkbox', { name: '4 cloves Garlic' })
    await garlic.click()
    await expect(garlic).toBeChecked()
    await expect.poll(() => serverTicks(request, member)).toEqual(['garlic'])
    await garlic.click()
    await expect.poll(() => serverTicks(request, member)).toEqual([])
  })

  test('a member reads groups, kinds and alternatives, and changes the number by what a tin holds @thorough', async ({
    page,
    open,
    request,
  }) => {
    const found = await request.get('/api/recipe?term=apple%20crumble&LangId=1')
    const [cake] = (await found.json()) as { Id: number }[]
    await addToList(request, member, cake!.Id)
    await open('/shopping')
    const people = page.getByRole('group', { name: 'Slices: Apple crumble cake' })
    await expect(people).toContainText('2 slices')
    await people.getByRole('button', { name: 'More slices' }).click()
    await expect(people).toContainText('12 slicesone 26 cm springform tin')
    await expect(page.getByRole('heading', { name: 'For the crumble' })).toBeVisible()
    const butter = page.getByRole('checkbox', { name: '180 g Butter cold, diced' })
    await expect(butter).toBeVisible()
    await expect(
      page.getByRole('checkbox', { name: '30 g Breadcrumbs or 30 g ground almonds' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tab', { name: /^Departments/ }).click()
    await expect(page.getByRole('checkbox', { name: /Butter .*cold, diced/ })).toBeVisible()
  })

  test('SHP-07 SHP-14 SHP-15 a member ticks a row in a department: it moves down and keeps the focus', async ({
    page,
    open,
    request,
  }) => {
    await addToList(request, member, 1, 2)
    await open('/')
    await opener(page).click()
    await list(page).getByRole('tab', { name: 'Departments' }).click()
    const fruit = list(page).getByRole('region', { name: 'Fruit and vegetables' })
    const boxes = fruit.getByRole('checkbox')
    const first = await boxes.first().getAttribute('id')
    await boxes.first().focus()
    await page.keyboard.press('Space')
    await expect(boxes.last()).toBeChecked()
    await expect(boxes.last()).toBeFocused()
    expect(await boxes.first().getAttribute('id')).not.toBe(first ?? '')
    await expectAccessible(page)
  })

  test('SHP-06 a member confirms the removal of a recipe; Cancel keeps it, Undo restores it', async ({
    page,
    open,
    request,
  }) => {
    await addToList(request, member, 1)
    const [recipe] = await recipesOf(request, member)
    const name = recipe?.RecipeName ?? ''
    await open('/')
    await opener(page).click()
    const remove = list(page).getByRole('button', { name: `Remove ${name}` })
    await remove.click()
    const question = page.getByRole('alertdialog', { name: 'Remove from shopping list' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(remove).toBeVisible()
    await remove.click()
    await question.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(list(page).getByText('Nothing to buy')).toBeVisible()
    await expect.poll(async () => (await recipesOf(request, member)).length).toBe(0)
    await list(page).getByRole('button', { name: 'Undo' }).click()
    await expect(remove).toBeVisible()
    await expect.poll(async () => (await recipesOf(request, member)).length).toBe(1)
  })

  test('SHP-16 a member sees a recipe on the list with the people it was added for', async ({
    page,
    open,
    request,
  }) => {
    // Not 2, which is the default.
    const form = { RecipeId: '1', Persons: '7' }
    await request.post('/api/shopping/recipe/', { headers: member.headers, form })
    await open('/')
    await opener(page).click()
    const people = list(page).getByRole('group', { name: /^People for/ })
    await expect(people.getByRole('status')).toHaveText('7 servings')
  })

  test('SHP-17 CON-06 a member cannot go below 1 person, and several clicks are saved once', async ({
    page,
    open,
    request,
  }) => {
    await addToList(request, member, 1)
    const saved: string[] = []
    page.on('request', (call) => {
      if (call.url().includes('/persons')) saved.push(call.postData() ?? '')
    })
    await page.clock.install()
    await open('/')
    await opener(page).click()
    const people = list(page).getByRole('group', { name: /^People for/ })
    await expect(people).toContainText('2')
    // However slow the machine is, the clicks follow each other at once.
    await page.clock.pauseAt(Date.now() + 60_000)
    for (let press = 0; press < 3; press++) {
      // At 1 the button is disabled.
      await people.getByRole('button', { name: 'Remove one serving' }).click({ force: true })
    }
    await expect(people).toContainText('1')
    for (let press = 0; press < 4; press++) {
      await people.getByRole('button', { name: 'Add one serving' }).click()
    }
    await page.clock.resume()
    await expect(list(page).getByRole('checkbox', { name: '10 cloves Garlic' })).toBeVisible()
    await expect.poll(async () => (await recipesOf(request, member))[0]?.Persons).toBe(5)
    expect(saved).toEqual(['Persons=5'])
  })

  test('SHP-11 SHP-24 SHP-25 a member adds and removes a note, here and on the server', async ({
    page,
    open,
    request,
  }) => {
    await open('/')
    await opener(page).click()
    await field(page).fill('  Odds and ends ')
    await page.keyboard.press('Enter')
    await expect(notUnderstood(page)).toHaveText(['Odds and ends'])
    await expect(field(page)).toHaveValue('')
    await expect.poll(() => itemsOf(request, member)).toEqual(['Odds and ends'])
    await list(page).getByRole('button', { name: 'Remove Odds and ends' }).click()
    await expect(notUnderstood(page)).toHaveCount(0)
    await expect.poll(() => itemsOf(request, member)).toEqual([])
  })

  test("SHP-26 SHP-27 VAL-20 a member's blank note is ignored, and a duplicate is refused with a reason", async ({
    page,
    open,
    request,
  }) => {
    await open('/')
    await opener(page).click()
    await field(page).fill('   ')
    await page.keyboard.press('Enter')
    await field(page).fill('My thing')
    await list(page).getByRole('button', { name: 'Add item' }).click()
    await expect(notUnderstood(page)).toHaveText(['My thing'])
    await field(page).fill('My thing')
    await page.keyboard.press('Enter')
    const told = page.getByRole('alertdialog', { name: 'This node exist in your list..!' })
    await told.getByRole('button', { name: 'OK' }).click()
    await expect(field(page)).toHaveValue('')
    await field(page).fill('my thing')
    await page.keyboard.press('Enter')
    await expect(notUnderstood(page)).toHaveText(['My thing', 'my thing'])
    await expect.poll(() => itemsOf(request, member)).toEqual(['My thing', 'my thing'])
  })

  test('VAL-20 a member types what lies in the trolley again: it is to buy again, without a connection as well', async ({
    page,
    context,
    open,
    request,
    allowComplaint,
  }) => {
    allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/)
    const stateOnServer = async () => {
      const response = await request.get('/api/shopping/note', { headers: member.headers })
      return ((await response.json()) as { State: number }[]).map(({ State }) => State)
    }
    await open('/shopping')
    await addItem(page, 'My thing')
    const row = page.getByRole('checkbox', { name: 'My thing' })
    const told = page.getByRole('alertdialog', { name: 'This node exist in your list..!' })
    for (const isOffline of [false, true]) {
      await row.check()
      await expect.poll(stateOnServer).toEqual([1])
      await context.setOffline(isOffline)
      await addItem(page, 'My thing')
      await expect(told).toContainText(
        'It was in the trolley. Now it’s unticked, so you can buy it again.',
      )
      await told.getByRole('button', { name: 'OK' }).click()
      await expect(row).not.toBeChecked()
      await context.setOffline(false)
      await expect.poll(stateOnServer).toEqual([0])
    }
    await page.keyboard.press('Escape')
    await row.focus()
    await page.keyboard.press('Control+z')
    await expect(row).toBeChecked()
    await expect.poll(stateOnServer).toEqual([1])
  })

  test('SHP-10 a member sees known ingredients suggested in any letter case @thorough', async ({
    page,
    open,
  }) => {
    await open('/')
    await opener(page).click()
    await field(page).fill('GARL')
    await page.getByRole('option', { name: 'garlic', exact: false }).first().click()
    await list(page).getByRole('tab', { name: 'Departments' }).click()
    await expect(list(page).getByRole('checkbox', { name: 'Garlic' })).toBeVisible()
  })

  test('RCD-25 SHP-21 SHP-22 a member adds a recipe from its page for a chosen number of people', async ({
    page,
    open,
    request,
  }) => {
    await open('/recipes/1')
    const dialog = page.getByRole('dialog', { name: 'Ingredients' })
    await page.getByRole('button', { name: 'Add to shopping list' }).click()
    await dialog.getByRole('button', { name: 'Add one serving' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add to shopping list' }).click()
    const done = page.getByRole('alertdialog', {
      name: 'Recipe has been Added successfully to shopping list',
    })
    await expect(dialog).toBeHidden()
    await done.getByRole('button', { name: 'OK' }).click()
    await opener(page).click()
    await list(page).getByRole('tab', { name: 'Departments' }).click()
    await expect(
      list(page).getByRole('checkbox', { name: /^1\s+bulb Garlic 6\scloves/ }),
    ).toBeVisible()
    expect((await recipesOf(request, member))[0]?.Persons).toBe(3)
  })

  test("SHP-23 ERR-13 a member whose recipe is refused reads the server's message, and nothing is added", async ({
    page,
    open,
    allowComplaint,
  }) => {
    allowComplaint(/400/)
    allowComplaint(/Not today/)
    await page.route(/\/api\/shopping\/recipe\/(\?|$)/, (route) =>
      route.fulfill({ status: 400, json: { Code: 'FieldInvalid', Message: 'Not today.' } }),
    )
    await open('/recipes/1')
    await page.getByRole('button', { name: 'Add to shopping list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ingredients' })
    await dialog.getByRole('button', { name: 'Add to shopping list' }).click()
    await page
      .getByRole('alertdialog', { name: 'Not today.' })
      .getByRole('button', { name: 'OK' })
      .click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await opener(page).click()
    await expect(list(page).getByText('Nothing to buy')).toBeVisible()
  })

  test('a member reorders departments by key and by mouse, sees it on every device, and the focus stays', async ({
    page,
    open,
    request,
  }) => {
    await addToList(request, member, 1, 2)
    await open('/shopping')
    await page.getByRole('tab', { name: 'Departments' }).click()
    const heads = page
      .getByRole('tabpanel')
      .getByRole('heading')
      .filter({ hasNotText: 'already there' })
    const shown = await heads.allTextContents()
    await page.getByRole('button', { name: 'More for this list' }).click()
    await page.getByRole('button', { name: /^Shop and its order/ }).click()
    await page.getByRole('textbox', { name: 'Name this shop' }).fill('Corner shop')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Shop' })).toHaveText(/Corner shop/)
    const rows = page.getByRole('dialog').getByRole('listitem')
    const all = await rows.allTextContents()
    const [first, second, third] = all
    const down = page.getByRole('button', { name: `Move ${first} down` })
    await down.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(down).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(rows.nth(1)).toContainText(first ?? '')
    await rows.nth(2).locator('svg').first().hover()
    await page.mouse.down()
    await rows.nth(1).hover({ position: { x: 5, y: 5 } })
    await page.mouse.up()
    await page.getByRole('button', { name: 'Done' }).click()
    const order = [second, third, first, ...all.slice(3)].filter((name) =>
      shown.includes(name ?? ''),
    ) as string[]
    await expect(heads).toHaveText(order)
    await expect.poll(() => departmentsOf(request, member)).toEqual(order)
  })

  test('a member sees changes of another device without reloading @thorough', async ({
    page,
    open,
    request,
  }) => {
    await addToList(request, member, 1)
    await open('/shopping')
    await expect(page.getByRole('tab', { name: 'Recipes 1' })).toBeVisible()
    await addToList(request, member, 2)
    await expect(page.getByRole('tab', { name: 'Recipes 2' })).toBeVisible()
  })
})

test('SHP-01 AUT-20 ROL-09 a visitor who adds to the list is asked to sign in, and nothing is sent', async ({
  page,
  open,
}) => {
  const sent: string[] = []
  page.on('request', (call) => {
    if (call.url().includes('/api/shopping')) sent.push(call.url())
  })
  await open('/recipes/1')
  await expect(opener(page)).toBeHidden()
  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(sent).toEqual([])
})

test('a visitor who opens the list signs in and returns @thorough', async ({
  page,
  open,
  request,
}) => {
  const { email, password } = await newMember(request)
  await open('/shopping')
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/shopping$/)
})
