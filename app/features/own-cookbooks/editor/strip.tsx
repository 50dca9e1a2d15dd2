import { Fragment } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { GripVertical, Plus } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { COOKBOOK_TABS_MAX } from '#contract/cookbooks/limits.ts'
import { useCookbookEditor } from './context.ts'
import { partId } from './tab-part.tsx'
import { useTabLift } from './use-tab-lift.ts'

/** Props of {@link Strip}. */
export interface StripProps {
  /** Recipes in the cookbook. */
  count: number
  onNewTab: () => void
}

/** The tabs as readers see them, each with a handle that carries it to another place. */
export function Strip({ count, onNewTab }: StripProps) {
  const { t, formatNumber } = useWords()
  const { order, store, tabNameOf, lift, folding } = useCookbookEditor()
  const target = lift.lifted && lift.target ? lift.target.tab : undefined
  const tabs = order.Tabs.map(({ Key }) => Key)
  const { lifted, landing, handleOf } = useTabLift({
    tabs,
    onMove: (Tab, After) => store.change([{ Kind: 'move-tab', Tab, After }]),
    onEvent: (event, tab, place) =>
      announce(
        event === 'lifted'
          ? t('ownCookbooks.lift.lifted', { name: tabNameOf(tab) })
          : t(`ownCookbooks.lift.tab.${event}`, { place: place + 1, count: tabs.length }),
      ),
  })
  const line = <li aria-hidden="true" className="bk-drop-line" />
  return (
    <div className="bk-strip">
      <h3 id="bk-tabs">{t('ownCookbooks.editor.tabs')}</h3>
      <ol aria-labelledby="bk-tabs">
        <li>
          <span className="bk-all">
            {t('ownCookbooks.editor.all')} <small>{formatNumber(count)}</small>
          </span>
        </li>
        {order.Tabs.map(({ Key, Recipes: ids }, index) => (
          <Fragment key={Key}>
            {landing === Key && line}
            <li
              data-tab={Key}
              data-target={target === Key || undefined}
              data-lifted={lifted === Key || undefined}
            >
              <a href={`#${partId(Key)}`} onClick={() => folding.open(Key)}>
                {tabNameOf(Key)} <small>{formatNumber(ids.length)}</small>
              </a>
              {tabs.length > 1 && (
                <button
                  type="button"
                  aria-label={t('ownCookbooks.editor.moveTab', {
                    name: tabNameOf(Key),
                    place: index + 1,
                    count: tabs.length,
                  })}
                  aria-pressed={lifted === Key}
                  className="bk-grip"
                  {...handleOf(Key)}
                >
                  <Icon of={GripVertical} />
                </button>
              )}
            </li>
          </Fragment>
        ))}
        {landing === null && line}
      </ol>
      {order.Tabs.length < COOKBOOK_TABS_MAX && (
        <Button variant="bare" icon={Plus} onClick={onNewTab}>
          {t('ownCookbooks.editor.newTab')}
        </Button>
      )}
    </div>
  )
}
