import type { Page } from '@playwright/test'
import { sliderIn } from '#design-system/testing/slider.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

/** The filter: a column on desktops, a sheet that a button opens on phones. */
async function openFilter(page: Page, isMobile: boolean) {
  if (!isMobile) {
    const form = page.getByRole('form', { name: /^(Filter|Filtern)$/ })
    await form.hover()
    const keys = () => form.evaluate((element) => Object.keys(element).join(' '))
    await expect.poll(keys).toContain('__reactProps')
    return form
  }
  await page.getByRole('button', { name: /^(Filter|Filtern)/ }).click()
  return page.getByRole('dialog', { name: /^(Filter|Filtern)$/ })
}

const cards = (page: Page) => page.locator('main article')
const chips = (page: Page) =>
  page.getByRole('list', { name: /^(Active filters|Aktive Filter)$/ }).getByRole('listitem')

/** How many recipes match, as the page says. */
async function matches(page: Page) {
  const line = await page
    .getByRole('main')
    .getByText(/match(es)? your filters$/)
    .textContent()
  return Number(line?.match(/\d+/)?.[0])
}

test('RCL-01 RCL-08 RCL-12 a visitor chooses several dish types by their icons', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/recipes')
  const filter = await openFilter(page, isMobile)
  const group = filter.getByRole('group', { name: 'Dish type' })
  await expect(group.getByRole('listitem')).toHaveCount(6)
  await expect(group.getByRole('button', { name: 'All', pressed: true })).toBeVisible()
  await expect(group.getByRole('button', { name: 'Salads' }).locator('svg')).toBeVisible()
  await group.getByRole('button', { name: 'Show 8 more' }).click()
  await expect(group.getByRole('listitem')).toHaveCount(14)
  await group.getByRole('button', { name: 'Drinks', exact: true }).click()
  await group.getByRole('button', { name: 'Soups' }).click()
  await expect(group.getByRole('button', { pressed: true })).toHaveText(['Drinks', 'Soups'])
  const call = page.waitForRequest((request) => request.url().includes('/api/recipe?'))
  await filter.getByRole('button', { name: 'Apply' }).click()
  expect(new URL((await call).url()).searchParams.getAll('DishTypes')).toEqual(['0', '11'])
  await expect(page).toHaveURL('/recipes?DishTypes=0&DishTypes=11')
  await expect(chips(page)).toHaveText(['Drinks', 'Soups', 'Clear all'])
})

test(
  'CON-09 the filter starts at 180 minutes, 300 kcal and all dish types @thorough',
  { tag: '@any-width' },
  async ({ page, open, isMobile }) => {
    await open('/recipes')
    const filter = await openFilter(page, isMobile)
    const slider = (name: string) => filter.getByRole('slider', { name })
    await expect(slider('Active time')).toHaveAttribute('aria-valuenow', '180')
    await expect(slider('Total time')).toHaveAttribute('aria-valuenow', '180')
    await expect(slider('Calories per serving')).toHaveAttribute('aria-valuenow', '300')
    const group = filter.getByRole('group', { name: 'Dish type' })
    await expect(group.getByRole('button', { pressed: true })).toHaveText(['All'])
  },
)

test('RCL-02 RCL-03 RCL-06 a visitor limits time and calories with two sliders and applies them', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/recipes')
  const all = await cards(page).count()
  const filter = await openFilter(page, isMobile)
  const time = sliderIn(filter, 'Active time')
  await expect(time.thumb).toHaveAttribute('aria-valuemax', '180')
  await time.thumb.press('Home')
  await time.moveTo(15)
  await expect(filter.getByText('up to 15 min')).toBeVisible()
  const calories = sliderIn(filter, 'Calories per serving')
  await expect(calories.thumb).toHaveAttribute('aria-valuemax', '300')
  await calories.moveTo(290)
  await expect(filter.getByText('up to 290 kcal')).toBeVisible()
  await expect(cards(page)).toHaveCount(all)
  await filter.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/recipes?CookTime=00%3A15%3A00&maxCalories=290')
  const found = /^\d+ recipes? match(es)? your filters$/
  await expect(page.getByRole('main').getByText(found)).toBeVisible()
  await expect(page.getByRole('log').getByText(found)).toHaveCount(1)
  expect(await cards(page).count()).toBeLessThan(all)
})

test(
  'a visitor limits the total time, which counts all waiting, too @thorough',
  { tag: '@any-width' },
  async ({ page, open, isMobile }) => {
    await open('/recipes?DishTypes=7')
    const longWait = cards(page).filter({ hasText: 'Country sourdough' })
    await expect(longWait).toBeVisible()
    const filter = await openFilter(page, isMobile)
    const total = filter.getByRole('slider', { name: 'Total time' })
    await expect(total).toHaveAttribute('aria-valuemax', '180')
    await total.press('ArrowLeft')
    await filter.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL('/recipes?DishTypes=7&TotalTime=02%3A55%3A00')
    await expect(chips(page)).toHaveText(['Bread', 'in all up to 175 min', 'Clear all'])
    await expect(longWait).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove: in all up to 175 min' }).click()
    await expect(page).toHaveURL('/recipes?DishTypes=7')
    await expect(longWait).toBeVisible()
  },
)

test('a visitor chooses a diet and an allergen, and allows what only may contain it', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/recipes')
  const filter = await openFilter(page, isMobile)
  const allergens = filter.getByRole('group', { name: 'Free of' })
  const apply = filter.getByRole('button', { name: 'Apply' })
  await filter.getByText('Diet', { exact: true }).click()
  await filter.getByRole('checkbox', { name: 'Vegan' }).check()
  await filter.getByText('Free of', { exact: true }).click()
  await expect(allergens.getByRole('listitem')).toHaveCount(8)
  await allergens.getByRole('button', { name: 'Show 6 more' }).click()
  await expect(allergens.getByRole('listitem')).toHaveCount(14)
  await allergens.getByRole('checkbox', { name: 'Gluten' }).check()
  await expectAccessible(page)
  await apply.click()
  await expect(page).toHaveURL('/recipes?Diets=vegan&FreeOf=gluten')
  await expect(chips(page)).toHaveText(['vegan', 'free of gluten', 'Clear all'])
  const strict = await matches(page)

  if (isMobile) await openFilter(page, isMobile)
  const mayContain = allergens.getByRole('checkbox', { name: '“May contain” counts, too' })
  if (!(await mayContain.isVisible())) await filter.getByText('Free of', { exact: true }).click()
  await mayContain.uncheck()
  await apply.click()
  await expect(page).toHaveURL('/recipes?Diets=vegan&FreeOf=gluten&MayContain=true')
  await expect(chips(page)).toHaveText([
    'vegan',
    'free of gluten',
    '“may contain” is fine',
    'Clear all',
  ])
  await expect.poll(() => matches(page)).toBeGreaterThan(strict)
  await page.getByRole('button', { name: 'Remove: free of gluten' }).click()
  await expect(page).toHaveURL('/recipes?Diets=vegan')
  await expect(chips(page)).toHaveText(['vegan', 'Clear all'])
})

test(
  'RCL-37 a visitor leaves out all diets at once where they match nothing @thorough',
  { tag: '@any-width' },
  async ({ page, open }) => {
    await open('/recipes?DishTypes=9&Diets=vegan&Diets=lactose-free')
    await expect(page.getByRole('link', { name: 'Leave out “Dish type”' })).toBeVisible()
    await page.getByRole('link', { name: 'Leave out “vegan and lactose-free”' }).click()
    await expect(page).toHaveURL('/recipes?DishTypes=9')
    await expect(cards(page).first()).toBeVisible()
  },
)

test(
  'RCL-04 RCL-14 RCL-41 a visitor types an ingredient to include and sees matching recipes',
  { tag: '@any-width' },
  async ({ page, open, isMobile }) => {
    await open('/recipes')
    const filter = await openFilter(page, isMobile)
    await filter.getByRole('button', { name: /^With these ingredients/ }).click()
    const field = filter.getByRole('combobox')
    await field.fill('  CHICK')
    await filter
      .getByRole('option', { name: /chickpea/i })
      .first()
      .click()
    await expect(
      filter.getByRole('list', { name: 'With these ingredients (1)' }).locator('img'),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await filter.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/\/recipes\?IncludedIng%5B%5D=\d+$/)
    await expect(chips(page).first()).toHaveText(/^with chickpea/i)
    await expect(
      page.getByRole('main').getByText(/recipes? match(es)? your filters$/),
    ).toBeVisible()
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('main')).toContainText(/chickpea/i)
  },
)

test(
  'RCL-05 a visitor excludes an ingredient, and it leaves the list of included ones',
  { tag: '@any-width' },
  async ({ page, open, isMobile }) => {
    await open('/recipes')
    const filter = await openFilter(page, isMobile)
    for (const list of ['With these', 'Without these']) {
      const button = filter.getByRole('button', { name: new RegExp(`^${list} ingredients`) })
      await button.click()
      await filter.getByRole('combobox').fill('garlic')
      await expect(filter.getByRole('option', { name: /garlic/i }).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(button).toHaveText(/garlic/i)
      await button.click()
    }
    await expect(filter.getByRole('button', { name: /^With these ingredients/ })).not.toHaveText(
      /garlic/i,
    )
    await filter.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/\/recipes\?ExcludedIng%5B%5D=\d+$/)
    await expect(chips(page).first()).toHaveText(/^without garlic/i)
  },
)

test('RCL-07 RCL-38 STA-25 a visitor who clears the filter, or sets its defaults, sees the plain list', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/recipes?DishTypes=11&CookTime=00:45:00')
  const filter = await openFilter(page, isMobile)
  await expect(filter.getByText('up to 45 min')).toBeVisible()
  await filter.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/recipes')
  await expect(page.getByText('60 recipes, newest first')).toBeVisible()
  await expect(chips(page)).toHaveCount(0)
  await open('/recipes?CookTime=03:00:00&maxCalories=300&DishTypes=-1')
  await expect(page).toHaveURL('/recipes')
})

test(
  'RTE-10 an address restores panel and list, in both languages, in the HTML',
  { tag: '@any-width' },
  async ({ page, open, request, isMobile }) => {
    const address =
      '/recipes?DishTypes=4&CookTime=00:45:00&TotalTime=02:00:00&maxCalories=290' +
      '&Diets=vegetarian&FreeOf=fish&MayContain=true&ExcludedIng[]=1'
    const html = await (await request.get(`${address}&lang=de`)).text()
    expect(html).toContain('insgesamt bis 120\u00a0min')
    expect(html).toContain('ohne Fisch')
    expect(html).toMatch(/\d+ Rezepte? pass(en|t) zu deinen Filtern/)
    await open(address)
    const filter = await openFilter(page, isMobile)
    await expect(filter.getByRole('button', { name: 'Salads', pressed: true })).toBeVisible()
    await expect(filter.getByText('up to 45 min')).toBeVisible()
    await expect(filter.getByText('up to 290 kcal')).toBeVisible()
    if (isMobile) await page.keyboard.press('Escape')
    await expect(chips(page)).toHaveText([
      'Salads',
      'active up to 45 min',
      'in all up to 120 min',
      'up to 290 kcal',
      'vegetarian',
      'free of fish',
      '“may contain” is fine',
      /^without /,
      'Clear all',
    ])
    await expectAccessible(page)
  },
)

test(
  'a visitor removes a filter chip, and the focus moves to the next one',
  { tag: '@any-width' },
  async ({ page, open }) => {
    await open('/recipes?DishTypes=4&CookTime=00:45:00')
    await page.getByRole('button', { name: 'Remove: Salads' }).press('Enter')
    await expect(page).toHaveURL('/recipes?CookTime=00%3A45%3A00')
    await expect(page.getByRole('button', { name: 'Remove: active up to 45 min' })).toBeFocused()
    await page.getByRole('button', { name: 'Remove: active up to 45 min' }).press('Delete')
    await expect(page).toHaveURL('/recipes')
    await expect(page.getByRole('heading', { name: 'Recipes', exact: true })).toBeFocused()
    await page.goBack()
    await expect(chips(page)).toHaveText(['active up to 45 min', 'Clear all'])
  },
)

test(
  'RCL-35 a visitor loads more of a filtered list, without pages, and still sees it after Back',
  { tag: '@any-width' },
  async ({ page, open }) => {
    await open('/recipes?CookTime=02:30:00')
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
    await expect(cards(page)).toHaveCount(20)
    await expect(page.getByText('At least 20 recipes match your filters')).toBeVisible()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(cards(page)).toHaveCount(40)
    await expect(cards(page).nth(20).getByRole('heading').getByRole('link')).toBeFocused()
    await cards(page).nth(20).getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/recipes\/\d+$/)
    await page.goBack()
    await expect(cards(page)).toHaveCount(40)
  },
)

test(
  'RCL-37 a visitor whose filter matches nothing reads which part to leave out @thorough',
  { tag: '@any-width' },
  async ({ page, open }) => {
    await open('/recipes?DishTypes=11&maxCalories=0')
    await expect(page.getByRole('heading', { name: 'Not found any items' })).toBeVisible()
    await expect(page.getByText('0 recipes match your filters')).toBeVisible()
    const out = page.getByRole('link', { name: 'Leave out “up to 0 kcal”' })
    await expect(page.getByRole('link', { name: /^Leave out/ })).toHaveCount(1)
    await expectAccessible(page)
    await out.click()
    await expect(page).toHaveURL('/recipes?DishTypes=11')
    await expect(cards(page).first()).toBeVisible()
  },
)

test(
  'RCL-37 a filter that matches nothing asks the API once what to leave out, and nothing shifts @thorough',
  { tag: '@any-width' },
  async ({ page, open }) => {
    await open('/recipes?DishTypes=11&CookTime=00:45:00&maxCalories=0')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const asked: string[] = []
    await page.route(/\/api\/recipe\/loosened/, async (route) => {
      asked.push(route.request().url())
      await released
      await route.continue()
    })
    await page.getByRole('button', { name: 'Remove: active up to 45 min' }).click()
    await expect(page).toHaveURL('/recipes?DishTypes=11&maxCalories=0')
    await expect(page.locator('[data-slot=card-skeleton]').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Clear all filters' })).toHaveCount(0)
    release()
    await expect(page.getByRole('link', { name: 'Leave out “up to 0 kcal”' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Clear all filters' })).toBeVisible()
    await expect(page.locator('[data-slot=card-skeleton]')).toHaveCount(0)
    expect(asked).toHaveLength(1)
  },
)

test(
  'a visitor retries failed matches and keeps the filter @thorough',
  { tag: '@any-width' },
  async ({ page, open, allowComplaint }) => {
    allowComplaint(/503|Service Unavailable/)
    await open('/recipes?DishTypes=11&CookTime=00:45:00')
    await page.route('**/api/recipe?*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('button', { name: 'Remove: Soups' }).click()
    await expect(
      page.getByRole('heading', { name: 'The recipes couldn’t be loaded' }),
    ).toBeVisible()
    await expect(chips(page)).toHaveText(['active up to 45 min', 'Clear all'])
    await page.unroute('**/api/recipe?*')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page).first()).toBeVisible()
  },
)

test(
  'a visitor sets, applies and leaves the filter by keyboard',
  { tag: '@any-width' },
  async ({ page, open, isMobile }) => {
    await open('/recipes')
    await openFilter(page, isMobile)
    await page.getByRole('button', { name: 'All', exact: true }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Drinks', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const time = page.getByRole('slider', { name: 'Active time' })
    await time.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Less: Active time' })).toBeFocused()
    await page.getByRole('button', { name: 'Apply' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/recipes?DishTypes=0&CookTime=02%3A55%3A00')
    await expect(page.getByRole('button', { name: 'Apply' })).toBeFocused()
  },
)

test(
  'the filter is a column from 993 px and a sheet below @thorough',
  { tag: '@any-width' },
  async ({ page, open }) => {
    await open('/recipes')
    const form = page.getByRole('form', { name: 'Filter' })
    await page.setViewportSize({ width: 993, height: 800 })
    await expect(form).toBeVisible()
    await page.setViewportSize({ width: 992, height: 800 })
    await expect(form).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filter' })).toBeVisible()
  },
)

test(
  'a press on the filter column before its code has loaded is not lost @thorough',
  { tag: '@any-width' },
  async ({ page, open }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/filter-panel.*\.js/, async (route) => {
      await released
      await route.continue()
    })
    await open('/recipes')
    const drinks = page.getByRole('button', { name: 'Drinks', exact: true })
    await drinks.click()
    release()
    await expect(drinks).toHaveAttribute('aria-pressed', 'true')
  },
)

test(
  'what is checked in the filter column before its code has loaded stays checked @thorough',
  { tag: '@any-width' },
  async ({ page, open }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/filter-panel.*\.js/, async (route) => {
      await released
      await route.continue()
    })
    await open('/recipes')
    await page.getByText('Diet', { exact: true }).click()
    const vegan = page.getByRole('checkbox', { name: 'Vegan' })
    await vegan.click()
    release()
    await openFilter(page, false)
    await expect(vegan).toBeChecked()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL('/recipes?Diets=vegan')
  },
)
