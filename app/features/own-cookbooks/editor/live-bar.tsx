import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { MoveVertical } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { useCookbookEditor } from './context.ts'
import { placeOf } from './places.ts'

/** Props of {@link LiveBar}. */
export interface LiveBarProps {
  /** The recipe that arrows have moved last; undefined for none. */
  moved: Id | undefined
}

/** Says where a row is that is lifted, or that arrows have moved, and takes it back. */
export function LiveBar({ moved }: LiveBarProps) {
  const { t } = useWords()
  const { store, order, lift, nameOf, tabNameOf } = useCookbookEditor()
  const { lifted, target } = lift
  const recipe = lifted?.recipe ?? moved
  const place = lifted ? target : recipe !== undefined && placeOf(order, recipe)
  if (recipe === undefined || !place) return null
  return (
    <div className="bk-live-bar">
      <Icon of={MoveVertical} />
      <span>
        {t('ownCookbooks.lift.bar', {
          name: nameOf(recipe),
          place: place.index + 1,
          count: place.count,
          tab: tabNameOf(place.tab),
        })}{' '}
        {lifted && !lifted.isDragged && (
          <span className="bk-keys">{t('ownCookbooks.lift.keys')}</span>
        )}
      </span>
      {!lifted?.isDragged && (
        <Button onClick={() => (lifted ? lift.putBack() : store.undo())}>
          {t(lifted ? 'ownCookbooks.lift.putBack' : 'ownCookbooks.undo')}
        </Button>
      )}
    </div>
  )
}
