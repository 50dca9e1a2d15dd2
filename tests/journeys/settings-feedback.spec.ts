import {
  banner,
  breakCall,
  requiredField,
  main,
  press,
  REFUSED,
  SETTINGS_WORDS,
  settingsPath,
  recordChanges,
} from './support/settings.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

for (const language of WALKED) {
  const words = SETTINGS_WORDS[language]

  test(`SET-12 CON-03 VAL-15 a member gives feedback with five stars preset, and a message is required (${language})`, async ({
    page,
    open,
    signIn,
  }) => {
    await signIn({ langId: words.langId })
    await open(settingsPath('feedback', language))
    const stars = main(page).getByRole('radio')
    await expect(stars).toHaveCount(5)
    await expect(stars.last()).toBeChecked()
    const calls = recordChanges(page)
    await press(page, words.send)
    await expect(main(page).getByText(words.required)).toBeVisible()
    expect(calls).toEqual([])
    await stars.nth(3).check({ force: true })
    await requiredField(page, words.message).fill('Lovely films\nand soups')
    const sent = page.waitForRequest('**/api/feedback')
    await press(page, words.send)
    expect(Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))).toEqual({
      Description: 'Lovely films\nand soups',
      FeedbackValue: '4',
    })
    await expect(banner(page)).toHaveText(words.sent)
    await expect(requiredField(page, words.message)).toHaveValue('')
    await expect(stars.last()).toBeChecked()
  })

  test(`STA-33 ERR-16 ERR-17 a member whose feedback fails reads so and keeps text and stars (${language})`, async ({
    page,
    open,
    signIn,
    allowComplaint,
  }) => {
    allowComplaint(REFUSED)
    await signIn({ langId: words.langId })
    await open(settingsPath('feedback', language))
    const mend = await breakCall(page, '**/api/feedback')
    await main(page).getByRole('radio').nth(1).check({ force: true })
    await requiredField(page, words.message).fill('Hm')
    await press(page, words.send)
    await expect(banner(page)).toHaveText(words.notSent)
    await expect(banner(page)).toHaveCount(0)
    await expect(requiredField(page, words.message)).toHaveValue('Hm')
    await expect(main(page).getByRole('radio').nth(1)).toBeChecked()
    await mend()
    await press(page, words.send)
    await expect(banner(page)).toHaveText(words.sent)
  })
}
