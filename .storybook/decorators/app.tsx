import { createContext, use, useState, type ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { ApiError } from '#app/lib/api/api-error.ts'
import { LanguageProvider } from '#app/lib/words/language-provider.tsx'
import { packOf } from '#app/lib/words/packs.ts'
import { REQUEST_INVALID } from '#contract/errors.ts'
import type { StoryGlobals } from '../globals.ts'

/** Responses of the API by key, as in `app/lib/api/keys.ts`: `parameters.answers`. */
export type Answers = Record<string, unknown>

/** Keys whose calls fail: `parameters.failures`; and of what is not there: `parameters.gone`. */
export type Failures = readonly string[]

/** Every other key stays pending. Stories reach no server. */
const answerOrFail = (failures: Failures, gone: Failures) => async (key: string) => {
  if (failures.includes(key)) throw new ApiError(0, 'No connection')
  if (gone.includes(key)) throw new ApiError(400, REQUEST_INVALID, 'RequestInvalid')
  return await new Promise<never>(() => undefined)
}

const Content = createContext<ReactNode>(null)

/** The one page of the story's router. */
function Page() {
  return use(Content)
}

/** Renders a story in a router of its own. */
function InRouter({ address, children }: { address: string; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] }),
  )
  return (
    <Content value={children}>
      <RouterProvider router={router} />
    </Content>
  )
}

/**
 * Renders a part of a screen as the application does: with the words of the toolbar's language, the
 * responses of the story, and a router at `parameters.address`.
 */
export const inApp: Decorator = (Story, { id, globals, parameters }) => {
  const { language = 'en' } = globals as Partial<StoryGlobals>
  const {
    answers = {},
    failures = [],
    gone = [],
    address = '/',
  } = parameters as { answers?: Answers; failures?: Failures; gone?: Failures; address?: string }
  const failing = new Set([...failures, ...gone])
  const fallback = Object.fromEntries(Object.entries(answers).filter(([key]) => !failing.has(key)))
  return (
    <SWRConfig
      key={id}
      value={{
        fetcher: answerOrFail(failures, gone),
        fallback,
        provider: () => new Map(),
      }}
    >
      <LanguageProvider key={language} initial={packOf(language)}>
        <InRouter address={address}>
          <Story />
        </InRouter>
      </LanguageProvider>
    </SWRConfig>
  )
}
