import { Button } from '#design-system/button/button.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { useCookbookEditor } from './context.ts'

/** Props of {@link Dock}. */
export interface DockProps {
  chosen: ReadonlySet<Id>
  /** Called when nothing is chosen any more. */
  onEnd: () => void
}

/** What can be done with the recipes that are chosen. */
export function Dock({ chosen, onEnd }: DockProps) {
  const { t } = useWords()
  const { takeOut, askTab } = useCookbookEditor()
  return (
    <div className="bk-dock">
      <span role="status">{t('ownCookbooks.pick.chosen', { count: chosen.size })}</span>
      <Button
        disabled={chosen.size === 0}
        onClick={() => {
          takeOut([...chosen])
          onEnd()
        }}
      >
        {t('ownCookbooks.pick.takeOut')}
      </Button>
      <Button variant="primary" disabled={chosen.size === 0} onClick={() => askTab([...chosen])}>
        {t('ownCookbooks.pick.move')}
      </Button>
    </div>
  )
}
