import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { CardGrid } from '#design-system/card/card.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import type { GrowingListState } from './growing-list-state.ts'

/** Props of {@link GrowingList}. */
export interface GrowingListProps {
  list: GrowingListState
  /** The cards of a page, from 1, or their skeletons. */
  renderPage: (page: number) => ReactNode
  /** Maximum number of columns. @default 4 */
  columns?: 3 | 4
  /** Label of the button that shows the next page. */
  more: string
  /** Announced when that page has loaded: how many recipes are shown now. */
  moreShown: string
  /** Shown when a page could not be loaded. */
  failed: { title: string; text: string }
  /** Content above the cards. */
  children?: ReactNode
}

/** A list of recipe cards with a "show more" button. */
export function GrowingList({
  list,
  renderPage,
  columns,
  more,
  moreShown,
  failed,
  children,
}: GrowingListProps) {
  const { pages, height, last, hasMore, perPage, showMore, saveHeight } = list
  const grid = useRef<HTMLDivElement>(null)
  const asked = useRef<number>(undefined)

  // The button has moved down or is gone: the focus goes to the first new recipe.
  useEffect(() => {
    if (last.recipes === undefined || asked.current !== pages) return
    asked.current = undefined
    const card = grid.current?.querySelectorAll('article')[(pages - 1) * perPage]
    card?.querySelector<HTMLElement>('h2 a')?.focus()
    announce(moreShown)
  }, [pages, perPage, last.recipes, moreShown])

  // Skeletons are lower than cards. Without the measured height a step back would restore a wrong
  // scroll position.
  useEffect(() => {
    const isWhole = last.recipes && !grid.current?.querySelector('[data-slot=card-skeleton]')
    if (isWhole) saveHeight(grid.current?.offsetHeight ?? 0)
  })

  const askForMore = () => {
    asked.current = pages + 1
    showMore()
  }

  return (
    <div
      ref={grid}
      tabIndex={-1}
      style={
        height === undefined ? undefined : ({ '--list-height': `${height}px` } as CSSProperties)
      }
      className="outline-none has-data-[slot=card-skeleton]:min-h-(--list-height) has-data-[slot=card-skeleton]:[overflow-anchor:none]"
    >
      {children}
      <CardGrid columns={columns}>
        {Array.from({ length: pages }, (_, index) => renderPage(index + 1))}
      </CardGrid>
      {last.error !== undefined && <LoadFailed {...failed} onRetry={last.retry} />}
      {hasMore && (
        <p className="mt-12 text-center">
          <Button size="l" onClick={askForMore}>
            {more}
          </Button>
        </p>
      )}
    </div>
  )
}
