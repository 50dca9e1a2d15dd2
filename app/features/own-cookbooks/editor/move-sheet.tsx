import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { useCookbookEditor } from './context.ts'
import { groupsOf, placeOf } from './places.ts'

/** Props of {@link MoveSheet}. */
export interface MoveSheetProps {
  recipes: readonly Id[]
  /** Closes the sheet; says whether they have moved. */
  onClose: (hasMoved: boolean) => void
}

/** Asks into which tab recipes go. */
export function MoveSheet({ recipes, onClose }: MoveSheetProps) {
  const { t } = useWords()
  const { store, order, nameOf, tabNameOf } = useCookbookEditor()
  const first = recipes[0]
  const here = recipes.length === 1 && first !== undefined ? placeOf(order, first)?.tab : undefined
  const groups = groupsOf(order).filter(({ tab }) => tab !== here)
  const [tab, setTab] = useState(groups[0]?.tab ?? '')
  const count = recipes.length
  const move = () => {
    const Tab = tab === '' ? null : tab
    const others = groups
      .find((one) => one.tab === Tab)
      ?.recipes.filter((id) => !recipes.includes(id))
    let After = others?.at(-1) ?? null
    store.change(
      recipes.map((Recipe) => {
        const change = { Kind: 'move', Recipe, Tab, After } as const
        After = Recipe
        return change
      }),
    )
    onClose(true)
  }
  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      title={t('ownCookbooks.pick.question', {
        count,
        name: first === undefined ? '' : nameOf(first),
      })}
      footer={
        <>
          <Button variant="bare" onClick={() => onClose(false)}>
            {t('ownCookbooks.cancel')}
          </Button>
          <Button variant="primary" onClick={move}>
            {t('ownCookbooks.pick.confirm', { count })}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('ownCookbooks.editor.tabs')}
        labelHidden
        value={tab}
        onValueChange={setTab}
        options={groups.map((group) => ({
          value: group.tab ?? '',
          label: (
            <>
              {tabNameOf(group.tab)}{' '}
              <small className="bk-caption">
                {group.tab === null
                  ? t('ownCookbooks.pick.noTabText')
                  : t('ownCookbooks.recipes', { count: group.recipes.length })}
              </small>
            </>
          ),
        }))}
      />
    </Dialog>
  )
}
