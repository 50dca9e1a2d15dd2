import { useEffect, useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { ListChecks, ListOrdered, Plus } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import { COOKBOOK_RECIPES_MAX } from '#contract/cookbooks/limits.ts'
import { useCookbookEditor, useLatestEditor } from './context.ts'
import { groupsOf } from './places.ts'
import { Strip } from './strip.tsx'
import { TabPart } from './tab-part.tsx'

/** Props of {@link Recipes}. */
export interface RecipesProps {
  onAdd: () => void
  onNewTab: () => void
  onChoosing: (isChoosing: boolean) => void
  /** Whether rows have arrows on a phone, and are lifted by a finger that rests on them. */
  isOrdering: boolean
  onOrdering: (isOrdering: boolean) => void
}

/** The recipes of a cookbook under their tabs, in their order. */
export function Recipes({ onAdd, onNewTab, onChoosing, isOrdering, onOrdering }: RecipesProps) {
  const { t, formatNumber } = useWords()
  const { order, chosen } = useCookbookEditor()
  const list = useRef<HTMLDivElement>(null)
  const editor = useLatestEditor()
  useEffect(() => {
    const node = list.current
    if (!isOrdering || !node) return undefined
    // A finger that carries a row does not scroll.
    const hold = (event: TouchEvent) => {
      if (editor.current.lift.lifted?.isDragged && event.cancelable) event.preventDefault()
    }
    node.addEventListener('touchmove', hold, { passive: false })
    return () => node.removeEventListener('touchmove', hold)
  }, [isOrdering, editor])
  const count = recipesIn(order).length
  const isEmpty = count === 0 && order.Tabs.length === 0
  const groups = groupsOf(order).filter(({ tab, recipes }) => tab !== null || recipes.length > 0)
  return (
    <div className="bk-page-column">
      <div data-ordering={isOrdering || undefined} className="bk-recipes">
        <div className="bk-recipes-head">
          <div>
            <h2 className="text-title">
              {t('ownCookbooks.editor.recipes')} <span>{formatNumber(count)}</span>
            </h2>
            {count > 1 && (
              <p>
                <span className="bk-only-wide">{t('ownCookbooks.editor.hint')}</span>
                {isOrdering && (
                  <span className="bk-only-phone">{t('ownCookbooks.editor.orderHint')}</span>
                )}
              </p>
            )}
          </div>
          <div>
            {count > 1 && (
              <>
                {!chosen && (
                  <Button
                    icon={ListOrdered}
                    aria-pressed={isOrdering}
                    onClick={() => onOrdering(!isOrdering)}
                    className="bk-only-phone"
                  >
                    {t(isOrdering ? 'ownCookbooks.done' : 'ownCookbooks.editor.order')}
                  </Button>
                )}
                <Button icon={ListChecks} onClick={() => onChoosing(!chosen)}>
                  {t(chosen ? 'ownCookbooks.done' : 'ownCookbooks.editor.choose')}
                </Button>
              </>
            )}
            {!chosen && !isEmpty && (
              <Button icon={Plus} disabled={count >= COOKBOOK_RECIPES_MAX} onClick={onAdd}>
                {t('ownCookbooks.editor.add')}
              </Button>
            )}
          </div>
        </div>
        {isEmpty ? (
          <EmptyState
            headingLevel="h3"
            title={t('ownCookbooks.editor.empty')}
            action={
              <Button variant="primary" icon={Plus} onClick={onAdd}>
                {t('ownCookbooks.editor.add')}
              </Button>
            }
          >
            {t('ownCookbooks.editor.emptyText')}
          </EmptyState>
        ) : (
          <div className="bk-columns">
            <Strip count={count} onNewTab={onNewTab} />
            <div ref={list}>
              {groups.map((group) => (
                <TabPart key={group.tab ?? ''} group={group} isHeld={isOrdering && !chosen} />
              ))}
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
