import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { COOKBOOK_TABS_MAX, TAB_NAME_MAX } from '#contract/cookbooks/limits.ts'
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
  const { store, order, language, nameOf, tabNameOf, folding } = useCookbookEditor()
  const first = recipes[0]
  const here = recipes.length === 1 && first !== undefined ? placeOf(order, first)?.tab : undefined
  const groups = groupsOf(order).filter(({ tab }) => tab !== here)
  const [tab, setTab] = useState(groups[0]?.tab ?? '')
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [newKey] = useState(() => crypto.randomUUID())
  const isNew = tab === newKey
  const count = recipes.length
  const move = () => {
    const isUnnamed = isNew && name.trim() === ''
    setMissing(isUnnamed)
    if (isUnnamed) return
    const Tab = tab === '' ? null : tab
    const added = { Kind: 'add-tab', Tab: newKey, Name: { [language]: name.trim() } } as const
    const others = groups
      .find((one) => one.tab === Tab)
      ?.recipes.filter((id) => !recipes.includes(id))
    let After = others?.at(-1) ?? null
    const moves = recipes.map((Recipe) => {
      const change = { Kind: 'move', Recipe, Tab, After } as const
      After = Recipe
      return change
    })
    store.change(isNew ? [added, ...moves] : moves)
    folding.open(Tab)
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
        options={[
          ...groups.map((group) => ({
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
          })),
          ...(order.Tabs.length < COOKBOOK_TABS_MAX
            ? [{ value: newKey, label: t('ownCookbooks.editor.newTab') }]
            : []),
        ]}
      />
      {isNew && (
        <TextField
          className="mt-3"
          label={t('ownCookbooks.editor.tabName')}
          value={name}
          maxLength={TAB_NAME_MAX}
          autoComplete="off"
          error={isMissing ? t('ownCookbooks.editor.tabMissing') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </Dialog>
  )
}
