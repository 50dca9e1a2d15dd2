import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Share2, ShoppingCart, X } from '#design-system/icon/lucide.ts'
import { useMembersOnly } from '#app/features/account/index.ts'
import {
  CopyNote,
  hasItems,
  ListFoot,
  listName,
  ListSheets,
  ListSide,
  openEarly,
  PrintedOnDemand,
  ShopMode,
  ShoppingList,
  useActions,
  useFirstRows,
  useShownList,
  type ListSheet,
} from '#app/features/shopping/index.ts'
import { LateReadLink } from '#app/features/household/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { idOf } from '#contract/id.ts'
import { followFoot } from './follow-foot.ts'
import { ListHead } from './list-head.tsx'
import './shopping.css'

// Reads the stored lists while the page hydrates.
if (typeof window !== 'undefined') openEarly()

/**
 * Screen of /shopping: the member's default list as a page of its own, which a phone can install, and
 * of /shopping/{list}: another one. On a phone it fills the window, with the field at its foot; on a wider
 * page the field is at its head.
 */
export function ShoppingScreen() {
  const { t } = useWords()
  useMembersOnly('/auth')
  const { list } = useParams()
  return (
    <>
      <PageMeta title={t('shopping.title')} description={t('shopping.description')} noIndex />
      {/* A phone may put the list on its home screen. */}
      <link rel="manifest" href="/manifest.webmanifest" />
      {/* Another list is another screen: nothing typed and no open sheet goes over to it. */}
      <ListScreen key={list} listId={list === undefined ? undefined : idOf(list)} />
    </>
  )
}

function ListScreen({ listId }: { listId: number | undefined }) {
  const { t } = useWords()
  const shopping = useShownList(listId)
  const actions = useActions(shopping)
  const [isInShop, setInShop] = useState(false)
  const [sheet, setSheet] = useState<ListSheet>()
  const field = useRef<HTMLInputElement>(null)
  /** What is typed in the field, for when the list goes away under it. */
  const typed = useRef('')
  const isFilled = hasItems(shopping)
  useFirstRows(shopping.arranged, shopping.isKnown)
  const { card, isGone } = shopping
  const goShopping = () => {
    // The order of departments is that of the shop where this list is bought.
    if (card?.Shop) void actions.enterShopOf(card.Shop)
    setInShop(true)
  }
  if (isGone) return <ListGone follow={shopping.store.follow} typed={typed} />
  return (
    <div
      data-shopping-page
      onInputCapture={({ target }) => {
        if (target === field.current) typed.current = field.current.value
      }}
      className="mx-auto w-full px-gutter max-tablet:grid max-tablet:min-h-svh max-tablet:grid-cols-[minmax(0,1fr)] max-tablet:grid-rows-[auto_minmax(0,1fr)_auto] tablet:max-w-[46rem] tablet:pt-8 tablet:pb-16 desktop:grid desktop:max-w-page desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:grid-rows-[auto_auto_minmax(0,1fr)] desktop:gap-x-[clamp(2.5rem,6vw,5.5rem)]"
    >
      <div className="flex items-center gap-2 max-tablet:sticky max-tablet:top-0 max-tablet:z-sticky max-tablet:-mx-gutter max-tablet:min-h-14 max-tablet:gap-1 max-tablet:bg-ground max-tablet:ps-gutter max-tablet:pe-1 tablet:mb-5 desktop:col-span-2">
        <ListHead shopping={shopping} actions={actions} onSheet={setSheet}>
          {isFilled && (
            <>
              <Button
                icon={Share2}
                className="max-desktop:hidden"
                onClick={() => setSheet('share')}
              >
                {t('shopping.share')}
              </Button>
              <Button
                variant="primary"
                icon={ShoppingCart}
                className="max-tablet:hidden"
                onClick={goShopping}
              >
                {t('shopping.goShopping')}
              </Button>
            </>
          )}
        </ListHead>
        <CloseButton />
      </div>
      <div
        ref={followFoot}
        className="max-tablet:sticky max-tablet:bottom-0 max-tablet:z-sticky max-tablet:order-3 max-tablet:-mx-gutter max-tablet:border-t max-tablet:border-line max-tablet:bg-ground max-tablet:px-gutter max-tablet:pt-2 max-tablet:pb-[calc(0.5rem+env(safe-area-inset-bottom))] tablet:mb-5"
      >
        <ListFoot
          actions={actions}
          shopping={shopping}
          side="phone"
          field={field}
          end={
            isFilled && (
              <Button
                variant="primary"
                icon={ShoppingCart}
                className="min-h-12 shrink-0 px-3.5 tablet:hidden max-[23.4375rem]:px-3 max-[23.4375rem]:[&_svg]:hidden"
                onClick={goShopping}
              >
                {t('shopping.goShopping')}
              </Button>
            )
          }
        />
      </div>
      <div data-shopping-rows>
        {/* The headings of the list are below one of this level, as in the drawer. */}
        <h2 className="sr-only">{t('shopping.tabs')}</h2>
        <CopyNote shopping={shopping} />
        <ShoppingList shopping={shopping} actions={actions} field={field} />
      </div>
      <div className="desktop:col-start-2 desktop:row-span-2 desktop:row-start-2 max-desktop:hidden">
        <ListSide shopping={shopping} actions={actions} />
      </div>
      <ShopMode open={isInShop} onOpenChange={setInShop} shopping={shopping} actions={actions} />
      <ListSheets
        sheet={sheet}
        onClose={() => setSheet(undefined)}
        shopping={shopping}
        actions={actions}
        link={card && <LateReadLink listId={card.Id} />}
      />
      {sheet !== 'share' && <PrintedOnDemand name={listName(card, t)} shopping={shopping} />}
    </div>
  )
}

/** On a phone the list fills the window: this leads back to where it was opened. */
function CloseButton() {
  const { t } = useWords()
  const navigate = useNavigate()
  const { key } = useLocation()
  const isFirst = key === 'default'
  return (
    <IconButton
      icon={X}
      label={t('shopping.close')}
      className="tablet:hidden"
      onClick={() => void (isFirst ? navigate('/') : navigate(-1))}
    />
  )
}

/** Instead of a list that was deleted, or is no longer shared with the member. */
function ListGone({ follow, typed }: { follow: () => void; typed: RefObject<string> }) {
  const { t } = useWords()
  const [rest] = useState(() => typed.current.trim())
  // What was changed on it without a connection goes to the copy.
  useEffect(follow, [follow])
  return (
    <EmptyState
      headingLevel="h1"
      title={t('lists.gone')}
      action={<ButtonLink href="/shopping">{t('lists.toFirst')}</ButtonLink>}
    >
      {t('lists.goneText')}
      {rest !== '' && <p className="mt-2 wrap-anywhere">{t('lists.goneTyped', { typed: rest })}</p>}
    </EmptyState>
  )
}
