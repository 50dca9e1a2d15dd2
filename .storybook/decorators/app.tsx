import { createContext, use, useState, type ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { ApiError } from '#app/data/api-error.ts'
import { LanguageProvider } from '#app/words/language-provider.tsx'
import { packOf } from '#app/words/packs.ts'
import type { WorkshopGlobals } from '../globals.ts'

/** Answers of the API by their keys, as `app/data/keys.ts` writes them: `parameters.answers`. */
export type Answers = Record<string, unknown>

/** Keys whose calls fail: `parameters.failures`. */
export type Failures = readonly string[]

/** Every other key waits for its answer: stories reach no server. */
const answerOrFail = (failures: Failures) => (key: string) =>
  failures.includes(key)
    ? Promise.reject(new ApiError(0, 'No connection'))
    : new Promise<never>(() => undefined)

const Content = createContext<ReactNode>(null)

/** The one page of the story's router. */
function Page() {
  return use(Content)
}

/** Gives a story a router of its own; it stands on the landing page. */
function InRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: Page }]))
  return (
    <Content value={children}>
      <RouterProvider router={router} />
    </Content>
  )
}

/** Puts a part of a screen where the application has it: words of the toolbar, answers, a router. */
export const inApp: Decorator = (Story, { id, globals, parameters }) => {
  const { language = 'en' } = globals as Partial<WorkshopGlobals>
  const { answers = {}, failures = [] } = parameters as { answers?: Answers; failures?: Failures }
  return (
    <SWRConfig
      key={id}
      value={{ fetcher: answerOrFail(failures), fallback: answers, provider: () => new Map() }}
    >
      <LanguageProvider key={language} initial={packOf(language)}>
        <InRouter>
          <Story />
        </InRouter>
      </LanguageProvider>
    </SWRConfig>
  )
}
