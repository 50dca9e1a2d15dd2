import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#app/lib/words/language-provider.tsx'
import { packOf } from '#app/lib/words/packs.ts'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'
import { MEMBER } from '../../../.storybook/data/member.ts'
import { ownRecipeWith } from '../../../.storybook/data/own-recipes.ts'
import { publicationWith } from '../../../.storybook/data/publishing.ts'
import { SendInForm } from './send-in-form.tsx'

const form = <SendInForm own={ownRecipeWith()} publication={publicationWith()} member={MEMBER} />

test.each(LANGUAGES)(
  'the promise is asked for and a word written to the editors, as in spoken.send-in.%s.txt',
  async (language) => {
    sessionStorage.clear()
    const router = createMemoryRouter([{ path: '*', element: form }])
    const reporter = await listen(
      'Sending a recipe in',
      language,
      <LanguageProvider initial={packOf(language)}>
        <RouterProvider router={router} />
      </LanguageProvider>,
    )
    await reporter.reads()
    await reporter.press('Tab', 'Tab', 'Tab', 'Enter')
    await reporter.press(' ', 'Tab')
    await reporter.types(language === 'de' ? 'Mein erstes.' : 'My first.')
    await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.send-in.${language}.txt`)
  },
)
