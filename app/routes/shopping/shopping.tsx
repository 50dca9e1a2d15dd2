import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ShoppingBasket } from '#design-system/icon/lucide.ts'
import { useMembersOnly } from '#app/features/account/index.ts'
import {
  ListFoot,
  ShopMode,
  ShoppingList,
  useActions,
  useShopping,
} from '#app/features/shopping/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'

/** Screen of /shopping: the list as a page of its own, which a phone can install (D-65). */
export function ShoppingScreen() {
  const { t } = useWords()
  useMembersOnly('/auth')
  const shopping = useShopping()
  const actions = useActions(shopping)
  const [isInShop, setInShop] = useState(false)
  const isEmpty = shopping.list.recipes.length === 0 && shopping.list.items.length === 0
  return (
    <div className="mx-auto max-w-[40rem] px-gutter pt-10">
      <PageMeta title={t('shopping.title')} description={t('shopping.description')} noIndex />
      {/* A phone may put the list on its home screen (D-65). */}
      <link rel="manifest" href="/manifest.webmanifest" />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{t('shopping.title')}</h1>
        {!isEmpty && (
          <Button variant="primary" icon={ShoppingBasket} onClick={() => setInShop(true)}>
            {t('shopping.goShopping')}
          </Button>
        )}
      </div>
      {/* The bar at the foot must not cover the focused element (WCAG 2.4.11). */}
      <div className="[&_:is(button,input)]:scroll-mb-52 tablet:[&_:is(button,input)]:scroll-mt-24 tablet:[&_:is(button,input)]:scroll-mb-72">
        {/* The headings of the list are below one of this level, as in the drawer. */}
        <h2 className="sr-only">{t('shopping.tabs')}</h2>
        <ShoppingList shopping={shopping} actions={actions} />
      </div>
      <div className="sticky bottom-0 mt-6 border-t border-line bg-ground py-4 max-tablet:bottom-14">
        <ListFoot actions={actions} shopping={shopping} />
      </div>
      <ShopMode open={isInShop} onOpenChange={setInShop} shopping={shopping} actions={actions} />
    </div>
  )
}
