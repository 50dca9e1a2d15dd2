import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { DesignSystemProvider } from '#design-system/provider/provider.tsx'
import { packOf } from '#app/lib/words/packs.ts'
import { WordsProvider } from '#app/lib/words/words-provider.tsx'
import { RouterLink } from '#app/shell/router-link.tsx'
import type { Language } from '#contract/languages.ts'

// happy-dom loads no pictures but reports them as complete, which components take for a failure.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false })

/**
 * Renders a part of a screen with its providers: words, design system, router.
 *
 * @param address address of the page
 */
export function show(
  part: ReactNode,
  { language = 'en', address = '/' }: { language?: Language; address?: string } = {},
): RenderResult {
  const { words, messages } = packOf(language)
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] })
  return render(
    <WordsProvider language={language} words={words}>
      <DesignSystemProvider language={language} messages={messages} linkComponent={RouterLink}>
        <RouterProvider router={router} />
      </DesignSystemProvider>
    </WordsProvider>,
  )
}
