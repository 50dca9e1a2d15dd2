// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '#tests/support/show.tsx'
import { openSearch } from './open-search.ts'
import { SearchButton } from './search-button.tsx'

afterEach(() => void vi.unstubAllGlobals())

test('a control anywhere in the page opens the search; one outside a page does nothing', async () => {
  // Suggestions below the empty field never arrive.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const { unmount } = show(<SearchButton />)
  act(openSearch)
  expect(await screen.findByRole('dialog')).toBeVisible()
  unmount()
  act(openSearch)
  expect(screen.queryByRole('dialog')).toBeNull()
})
