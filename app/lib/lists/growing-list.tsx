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
  /** Most columns. @default 4 */
  columns?: 3 | 4
  /** What the button says that shows the next page. */
  more: string
  /** Spoken when that page is there: how many recipes are shown now. */
  moreShown: string
  /** What is said when a page does not arrive. */
  failed: { title: string; text: string }
  /** Stands above the cards. */
  children?: ReactNode
}

/** A list of recipe cards that shows more of itself on demand (RCL-35, D-32). */
export function GrowingList({
  list,
  renderPage,
  columns,
  more,
  moreShown,
  failed,
  children,
}: GrowingListProps) {
  const { pages, height, last, hasMore, perPage, showMore, keepHeight } = list
  const grid = useRef<HTMLDivElement>(null)
  const asked = useRef<number>(undefined)

  // The button is where the focus was; the first of the new recipes is what was asked for.
  useEffect(() => {
    if (last.recipes === undefined || asked.current !== pages) return
    asked.current = undefined
    const card = grid.current?.querySelectorAll('article')[(pages - 1) * perPage]
    card?.querySelector<HTMLElement>('h2 a')?.focus()
    announce(moreShown)
  }, [pages, perPage, last.recipes, moreShown])

  // Skeletons are not as high as cards: the place in the list would be another one.
  useEffect(() => {
    const isWhole = last.recipes && !grid.current?.querySelector('[data-slot=card-skeleton]')
    if (isWhole) keepHeight(grid.current?.offsetHeight ?? 0)
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
