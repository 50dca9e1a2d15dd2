import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LanguageProvider } from '#app/lib/words/language-provider.tsx'
import { packOf } from '#app/lib/words/packs.ts'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'
import { CHOICES, NEWS_ITEMS, NEWS_NOW, newsOf } from '../../../.storybook/data/news.ts'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { FollowingPage } from './following-page.tsx'
import { choicesKey, newsKey } from './news-keys.ts'

const never = () => new Promise<never>(() => undefined)

const page = (
  <>
    <h1>Simmer</h1>
    <FollowingPage now={NEWS_NOW} />
  </>
)

test.each(LANGUAGES)(
  'FOL-40 FOL-43 what is new is read and walked through, as in spoken.following.%s.txt',
  async (language) => {
    onTestFinished(signedIn())
    vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}))
    onTestFinished(() => void vi.restoreAllMocks())
    const router = createMemoryRouter([{ path: '*', element: page }])
    const fallback = {
      [newsKey(0)]: newsOf(NEWS_ITEMS),
      [newsKey(1)]: newsOf(NEWS_ITEMS),
      [choicesKey()]: CHOICES,
    }
    const reader = await listen(
      'What is new',
      language,
      <SWRConfig value={{ fallback, fetcher: never, provider: () => new Map() }}>
        <LanguageProvider initial={packOf(language)}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </SWRConfig>,
    )
    await reader.reads()
    // The rows in turn, then all of it is seen.
    await reader.press('j', 'j', 'j', 'k', 'm')
    await expect(reader.transcript()).toMatchFileSnapshot(`spoken.following.${language}.txt`)
  },
)
