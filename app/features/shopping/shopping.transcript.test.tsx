import { useRef, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { LanguageProvider } from '#app/lib/words/language-provider.tsx'
import { packOf } from '#app/lib/words/packs.ts'
import { itemReader } from '#contract/own-items.ts'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'
import {
  ACTIONS,
  FOODS,
  LIST,
  PLACES,
  SHOPS,
  shoppingWith,
} from '../../../.storybook/data/shopping.ts'
import { ListFoot } from './list/foot.tsx'
import { ShoppingList } from './list/shopping-list.tsx'
import { ShopMode } from './mode/shop-mode.tsx'

const SHOPPING = shoppingWith({
  list: { ...LIST, places: PLACES },
  reader: itemReader(FOODS),
})
const FETCHER = { fetcher: () => new Promise<never>(() => undefined), provider: () => new Map() }

/** A part of a screen with the words of a language. */
function inWords(language: 'de' | 'en', part: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: part }])
  return (
    <SWRConfig value={FETCHER}>
      <LanguageProvider initial={packOf(language)}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </SWRConfig>
  )
}

function List() {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <ListFoot actions={ACTIONS} shopping={SHOPPING} side="phone" field={field} />
      <ShoppingList shopping={SHOPPING} actions={ACTIONS} field={field} />
    </>
  )
}

test.each(LANGUAGES)('the list is announced as in spoken-list.%s.txt', async (language) => {
  localStorage.setItem('simmer.shopping.tab', 'departments')
  const reporter = await listen('Shopping list', language, inWords(language, <List />))
  await reporter.reads()
  await reporter.press('Tab')
  await reporter.types('2 l milk')
  await reporter.press('Escape', 'Tab', 'Tab', 'Tab', 'ArrowDown', 'ArrowUp', 'e', 'Escape', 'n')
  await expect(reporter.transcript()).toMatchFileSnapshot(`spoken-list.${language}.txt`)
})

test.each(LANGUAGES)('the shop is announced as in spoken-shop.%s.txt', async (language) => {
  const shop = (
    <ShopMode
      open
      onOpenChange={vi.fn()}
      shopping={SHOPPING}
      actions={{ ...ACTIONS, shops: SHOPS }}
    />
  )
  const reporter = await listen('Shop', language, inWords(language, shop))
  await reporter.reads()
  await reporter.press('Tab', 'Tab', 'Tab', 'Tab', 'ArrowDown', 'ArrowUp', 'n', 'Escape')
  await expect(reporter.transcript()).toMatchFileSnapshot(`spoken-shop.${language}.txt`)
})
