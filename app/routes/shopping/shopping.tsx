import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Ellipsis, ShoppingBasket } from '#design-system/icon/lucide.ts'
import { useMembersOnly } from '#app/features/account/index.ts'
import {
  LateListSheets,
  ListName,
  ListPeople,
  type ListSheet,
} from '#app/features/household/index.ts'
import {
  ListFoot,
  ShopMode,
  ShoppingList,
  useActions,
  useShopping,
} from '#app/features/shopping/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { idOf } from '#contract/id.ts'

/**
 * Screen of /shopping: the member's default list as a page of its own, which a phone can install (D-65),
 * and of /shopping/{list}: another one.
 */
export function ShoppingScreen() {
  const { t } = useWords()
  useMembersOnly('/auth')
  const { list } = useParams()
  return (
    <div className="mx-auto max-w-[40rem] px-gutter pt-10">
      <PageMeta title={t('shopping.title')} description={t('shopping.description')} noIndex />
      {/* A phone may put the list on its home screen (D-65). */}
      <link rel="manifest" href="/manifest.webmanifest" />
      {/* Another list is another screen: nothing typed and no open sheet goes over to it. */}
      <ListScreen key={list} listId={list === undefined ? undefined : idOf(list)} />
    </div>
  )
}

function ListScreen({ listId }: { listId: number | undefined }) {
  const { t } = useWords()
  const shopping = useShopping(listId)
  const actions = useActions(shopping)
  const [isInShop, setInShop] = useState(false)
  const isEmpty = shopping.list.recipes.length === 0 && shopping.list.items.length === 0
  const { card, people, isGone } = shopping
  const [sheet, setSheet] = useState<ListSheet>()
  const opener = useRef<HTMLButtonElement>(null)
  if (isGone) {
    return (
      <EmptyState
        headingLevel="h1"
        title={t('lists.gone')}
        action={<ButtonLink href="/shopping">{t('lists.toFirst')}</ButtonLink>}
      >
        {t('lists.goneText')}
      </EmptyState>
    )
  }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <ListName
          ref={opener}
          list={card}
          people={people}
          onPress={() => setSheet({ kind: 'lists' })}
        />
        <ListPeople list={card} people={people} />
        {!isEmpty && (
          <Button variant="primary" icon={ShoppingBasket} onClick={() => setInShop(true)}>
            {t('shopping.goShopping')}
          </Button>
        )}
        {card && (
          <IconButton
            icon={Ellipsis}
            label={t('lists.more')}
            onClick={() => setSheet({ kind: 'menu', listId: card.Id })}
          />
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
      {sheet && (
        <LateListSheets
          sheet={sheet}
          onSheet={setSheet}
          current={card?.Id}
          ownEntries={[]}
          returnFocus={opener}
        />
      )}
    </>
  )
}
