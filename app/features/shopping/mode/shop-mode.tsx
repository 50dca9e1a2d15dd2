import { useRef, useState } from 'react'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { countOpen } from '#app/features/shopping/model/departments.ts'
import { inTrolley } from '#app/features/shopping/list/actions/finishing.ts'
import { listName } from '#app/features/shopping/list/list-name.ts'
import type { ListSheet } from '#app/features/shopping/list/sheets/list-entries.tsx'
import { ListSheets } from '#app/features/shopping/list/sheets/list-sheets.tsx'
import type { Actions } from '#app/features/shopping/list/actions/use-actions.ts'
import { RowNewsProvider } from '#app/features/shopping/list/row/row-news.tsx'
import { ListPeopleProvider } from '#app/features/shopping/list/row/row-person.tsx'
import { WithListKeys } from '#app/features/shopping/list/with-list-keys.tsx'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AddSheet } from './add-sheet.tsx'
import { ModeBar } from './mode-bar.tsx'
import { ModeDepartment } from './mode-department.tsx'
import { ModeDone } from './mode-done.tsx'
import { ModeFoot } from './mode-foot.tsx'
import { IndexSheet, ModeIndex, useJump } from './mode-index.tsx'
import { ModeLine } from './mode-line.tsx'
import { ModeMenu } from './mode-menu.tsx'
import { TrolleySheet } from './trolley-sheet.tsx'
import { useFolded } from './use-folded.ts'
import './shop-mode.css'

/** Props of {@link ShopMode}. */
export interface ShopModeProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  shopping: Shopping
  actions: Actions
}

/**
 * The list in the shop: large rows by department, what is ticked folds away, and the screen stays on.
 * It needs no connection.
 */
export function ShopMode({ open, onOpenChange, shopping, actions }: ShopModeProps) {
  const { t } = useWords()
  const left = countOpen(shopping.arranged)
  return (
    <Dialog
      shape="full"
      open={open}
      onOpenChange={onOpenChange}
      title={left > 0 ? t('shopping.toGo', { count: left }) : t('shopping.allDone')}
      titleHidden
      closeHidden
    >
      <ListPeopleProvider people={shopping.people}>
        <RowNewsProvider {...shopping}>
          <Content onClose={() => onOpenChange(false)} shopping={shopping} actions={actions} />
        </RowNewsProvider>
      </ListPeopleProvider>
    </Dialog>
  )
}

interface ContentProps extends Pick<ShopModeProps, 'shopping' | 'actions'> {
  onClose: () => void
}

/** Sheets of the shop, beside those of the list. */
type ModeSheet = ListSheet | 'index' | 'trolley' | 'add' | 'menu'

function Content({ onClose, shopping, actions }: ContentProps) {
  const { t } = useWords()
  const [sheet, setSheet] = useState<ModeSheet>()
  const sheetProps = (name: ModeSheet) => ({
    open: sheet === name,
    onOpenChange: (isOpen: boolean) => setSheet(isOpen ? name : undefined),
  })
  const { departments } = shopping.arranged
  const ticked = inTrolley(departments.flatMap(({ rows }) => rows))
  const folded = useFolded(ticked.map(({ key }) => key))
  const left = countOpen(shopping.arranged)
  const shop = actions.shops.find(({ IsHere }) => IsHere)?.Name
  const body = useRef<HTMLDivElement>(null)
  const { current, follow, jump } = useJump(body, departments[0]?.id)
  const index = { departments, current, onJump: jump }
  const isDone = left === 0 && ticked.every(({ key }) => folded.has(key))
  const finish = () => {
    setSheet(undefined)
    void actions.finish()
  }
  return (
    <>
      <div className="shop-mode">
        <ModeBar
          left={left}
          name={listName(shopping.card, t)}
          shop={shop}
          onIndex={() => setSheet('index')}
          onMore={() => setSheet('menu')}
          onClose={onClose}
        />
        <ModeLine {...shopping} />
        <ModeIndex {...index} />
        <div ref={body} className="shop-body" onScroll={follow}>
          <WithListKeys onField={() => setSheet('add')}>
            {isDone ? (
              <ModeDone count={ticked.length} onFinish={finish} />
            ) : (
              <div className="shop-columns">
                {departments.map((department) => (
                  <ModeDepartment
                    key={department.id}
                    department={department}
                    folded={folded}
                    actions={actions}
                  />
                ))}
              </div>
            )}
          </WithListKeys>
        </div>
        <ModeFoot
          ticked={ticked.length}
          onTrolley={() => setSheet('trolley')}
          onUndo={() => setSheet('history')}
          onAdd={() => setSheet('add')}
        />
      </div>
      <IndexSheet {...sheetProps('index')} {...index} shop={shop} />
      <ModeMenu {...sheetProps('menu')} actions={actions} onSheet={setSheet} onEdit={onClose} />
      <TrolleySheet {...sheetProps('trolley')} rows={ticked} actions={actions} onFinish={finish} />
      <AddSheet {...sheetProps('add')} shopping={shopping} actions={actions} />
      <ListSheets
        sheet={sheet}
        onClose={() => setSheet(undefined)}
        shopping={shopping}
        actions={actions}
      />
    </>
  )
}
