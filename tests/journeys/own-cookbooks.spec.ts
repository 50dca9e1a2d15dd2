import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

/** The browser's console message about a cookbook that is not there. */
const NOT_THERE = /status of 404|ApiError/

test('BOK-70 BOK-71 a member arranges a cookbook by keys and by buttons, and finds it as it was left', async ({
  page,
  open,
  signIn,
}) => {
  await signIn({ firstName: 'Imani', lastName: 'Okafor' })
  await open('/my/cookbooks')
  await expect(page.getByRole('heading', { name: 'Your first cookbook' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New cookbook' }).dblclick()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Things with crust')
  await page.getByRole('button', { name: 'Add recipes' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add recipes' })
  const candidates = sheet.getByRole('checkbox')
  await expect(candidates.nth(2)).toBeVisible()
  for (const at of [0, 1, 2]) await candidates.nth(at).check()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Add 3 recipes' }).click()
  const rows = page.locator('[data-recipe] h4')
  await expect(rows).toHaveCount(3)
  const [first = '', second = '', third = ''] = await rows.allTextContents()

  // With Alt a row moves at once; lifted, it is saved once it is set down.
  const grip = (name: string) => page.getByRole('button', { name: `Move ${name},` })
  await grip(first).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(rows).toHaveText([second, first, third])
  await expect(grip(first)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect(rows).toHaveText([second, third, first])
  await page.keyboard.press('Escape')
  await expect(rows).toHaveText([second, first, third])
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveText([second, third, first])

  // By dragging: no other row moves before it is dropped.
  const drag = async (name: string, below: string) => {
    const to = await page.locator('[data-recipe]', { hasText: below }).boundingBox()
    await grip(name).hover()
    await page.mouse.down()
    await page.mouse.move(to!.x + 40, to!.y + to!.height - 4, { steps: 6 })
    await page.mouse.up()
  }
  await drag(second, first)
  await expect(rows).toHaveText([third, first, second])
  await expect(page.getByRole('button', { name: 'To a tab …' })).toBeHidden()
  await grip(second).click()
  await page.getByRole('button', { name: 'To the first place' }).click()
  await drag(third, second)
  await expect(rows).toHaveText([second, third, first])

  // A tab, and a recipe in it.
  await page.getByRole('button', { name: 'New tab' }).click()
  const naming = page.getByRole('dialog', { name: 'New tab' })
  await naming.getByRole('textbox', { name: 'Name of the tab' }).fill('Bread')
  await naming.getByRole('button', { name: 'New tab' }).click()
  await page.getByRole('button', { name: `More about ${third}` }).click()
  await page.getByRole('button', { name: 'To a tab …' }).click()
  await page.getByRole('button', { name: 'Move it' }).click()
  await expect(rows).toHaveText([third, second, first])
  await page.getByRole('button', { name: `More about ${second}` }).click()
  await page.getByRole('button', { name: 'Take it out' }).click()
  await expect(rows).toHaveText([third, first])
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(rows).toHaveText([third, second, first])

  // A second tab, which is carried before the first by its handle in the strip.
  await page.getByRole('button', { name: 'New tab' }).click()
  await naming.getByRole('textbox', { name: 'Name of the tab' }).fill('Sweet')
  await naming.getByRole('button', { name: 'New tab' }).click()
  const tabNames = page.locator('[data-tab] a')
  await expect(tabNames).toHaveText([/^Bread/, /^Sweet/])
  const top = await page.locator('[data-tab]').first().boundingBox()
  await page.getByRole('button', { name: 'Move tab Sweet, place 2 of 2' }).hover()
  await page.mouse.down()
  await page.mouse.move(top!.x + 8, top!.y + 4, { steps: 6 })
  await page.mouse.up()
  await expect(tabNames).toHaveText([/^Sweet/, /^Bread/])
  await page.getByRole('button', { name: 'Move tab Sweet, place 1 of 2' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(tabNames).toHaveText([/^Bread/, /^Sweet/])
  await expect(page.getByRole('button', { name: 'Move tab Sweet, place 2 of 2' })).toBeFocused()
  await expectAccessible(page)

  // Tabs and title are named in both languages.
  await page.getByRole('button', { name: 'Both languages' }).click()
  await page.getByRole('textbox', { name: 'Title, Deutsch' }).fill('Mit Kruste')
  await page.getByRole('textbox', { name: 'Tab 1, Deutsch' }).fill('Brot')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue('Things with crust')
  await expect(page.getByRole('textbox', { name: 'Name of the tab, German' }).first()).toHaveValue(
    'Brot',
  )
  await expect(rows).toHaveText([third, second, first])
})

test('BOK-72 a shared cookbook is read without an account, copied, and withdrawn, in German', async ({
  page,
  browser,
  baseURL,
  open,
  signIn,
  request,
  allowComplaint,
}) => {
  allowComplaint(NOT_THERE)
  const { headers } = await signIn({ firstName: 'Tim', lastName: 'Brandt' })
  const answer = await request.post('/api/my/cookbooks?LangId=0', {
    headers,
    data: {
      Key: 'birthday',
      Language: 'de',
      Name: { de: 'Geburtstag der Kinder' },
      Recipes: [1, 2],
    },
  })
  expect(answer.status()).toBe(201)
  const { Id } = (await answer.json()) as { Id: number }
  await open(`/my/cookbooks/${Id}?lang=de`)
  await page.getByRole('button', { name: 'Wer es sieht: Nur du' }).click()
  await page.getByRole('radio', { name: /^Alle mit dem Link/ }).check()
  await page.getByRole('button', { name: 'Link machen' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await expectAccessible(page)

  const path = link.slice(link.indexOf('/'))
  const visitor = await browser.newContext({ ...(baseURL && { baseURL }) })
  const reader = await visitor.newPage()
  await reader.goto(`${path}?lang=de`)
  await expect(reader.getByRole('heading', { name: 'Geburtstag der Kinder' })).toBeVisible()
  await expect(reader.getByText('Tim teilt ein Kochbuch mit dir')).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Anmelden und Kopie behalten' })).toBeVisible()
  await expectAccessible(reader)

  await open(`${path}?lang=de`)
  await page.getByRole('button', { name: 'Kopie behalten' }).dblclick()
  await expect(page).toHaveURL(/\/my\/cookbooks\/\d+/)
  await open(`/my/cookbooks/${Id}?lang=de`)
  await page.getByRole('button', { name: 'Wer es sieht: Mit dem Link' }).click()
  await page.getByRole('button', { name: 'Link ungültig machen' }).click()
  await expect(page.getByRole('button', { name: 'Link machen' })).toBeVisible()
  await reader.reload()
  await expect(reader).toHaveURL(/\/404/)
  await visitor.close()

  // A cookbook that is deleted can be brought back from the bin.
  await open('/my/cookbooks?lang=de')
  const more = page.getByRole('button', { name: 'Mehr zu Geburtstag der Kinder' })
  await expect(more).toHaveCount(2)
  await expectAccessible(page)
  await more.last().click()
  await page.getByRole('button', { name: 'In den Papierkorb' }).click()
  await page.getByRole('link', { name: 'Papierkorb, 1 Kochbuch' }).click()
  await more.click()
  await page.getByRole('button', { name: 'Zurückholen' }).click()
  await expect(page.getByRole('heading', { name: 'Der Papierkorb ist leer' })).toBeVisible()
})
