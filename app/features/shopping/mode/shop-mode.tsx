import { useState, type CSSProperties } from 'react'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { X } from '#design-system/icon/lucide.ts'
import { useWakeLock } from '#design-system/lib/use-wake-lock.ts'
import { countOpen, type ListRow } from '#app/features/shopping/departments.ts'
import { ActsDialog } from '#app/features/shopping/list/acts-dialog.tsx'
import { ListPeopleProvider } from '#app/features/shopping/list/row-person.tsx'
import type { Actions } from '#app/features/shopping/list/use-actions.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ModeDepartment } from './mode-department.tsx'
import { ModeFoot } from './mode-foot.tsx'
import { ModeRow } from './mode-row.tsx'
import { useFolded } from './use-folded.ts'

/** Height of the bar at the top, below which the heads of departments stick. */
const BAR = { '--shop-head': '4.75rem' } as CSSProperties

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
      className="flex flex-col"
    >
      <ListPeopleProvider people={shopping.people}>
        <Content onClose={() => onOpenChange(false)} shopping={shopping} actions={actions} />
      </ListPeopleProvider>
    </Dialog>
  )
}

interface ContentProps extends Pick<ShopModeProps, 'shopping' | 'actions'> {
  onClose: () => void
}

function Content({ onClose, shopping, actions }: ContentProps) {
  const { t } = useWords()
  const [hasTrolley, setTrolley] = useState(false)
  const [hasActs, setActs] = useState(false)
  const awake = useWakeLock(true)
  const { departments } = shopping.arranged
  const ticked = departments.flatMap(({ rows }) => rows).filter(({ State }) => State === 1)
  const folded = useFolded(ticked.map(({ key }) => key))
  const left = countOpen(shopping.arranged)
  return (
    <>
      <div
        style={BAR}
        className="mx-auto w-full max-w-[40rem] grow px-gutter [@media(max-height:30rem)]:max-w-none"
      >
        <div className="sticky top-0 z-sticky -mx-gutter h-(--shop-head) border-b border-line bg-ground px-gutter">
          <div className="flex items-center justify-between">
            <p aria-hidden="true" className="text-heading font-semibold">
              {left > 0 ? t('shopping.toGo', { count: left }) : t('shopping.allDone')}
            </p>
            <IconButton icon={X} label={t('shopping.leaveShop')} onClick={onClose} />
          </div>
          <p className="flex justify-between gap-3 text-caption text-ink-soft">
            <span>{awake === 'on' && t('shopping.screenOn')}</span>
            <span className="truncate">{stateOf(shopping, t)}</span>
          </p>
        </div>
        {hasTrolley ? (
          <Trolley rows={ticked} actions={actions} />
        ) : (
          departments.map((department) => (
            <ModeDepartment
              key={department.id}
              department={department}
              folded={folded}
              actions={actions}
            />
          ))
        )}
        {left === 0 && !hasTrolley && (
          <EmptyState title={t('shopping.allDone')} headingLevel="h3">
            {t('shopping.allDoneText')}
          </EmptyState>
        )}
      </div>
      <ModeFoot
        ticked={ticked.length}
        hasTrolley={hasTrolley}
        onTrolley={() => setTrolley(!hasTrolley)}
        onUndo={() => setActs(true)}
        onAdd={onClose}
      />
      <ActsDialog
        open={hasActs}
        onOpenChange={setActs}
        acts={actions.acts}
        onToggle={(act) => void actions.toggle(act)}
      />
    </>
  )
}

function Trolley({ rows, actions }: { rows: readonly ListRow[]; actions: Actions }) {
  const { t } = useWords()
  return (
    <section aria-label={t('shopping.inTrolley')}>
      <ul>
        {rows.map((row) => (
          <ModeRow key={row.key} row={row} actions={actions} />
        ))}
      </ul>
    </section>
  )
}

/** The state of the connection in a few words. */
function stateOf(
  { connection, waiting }: Pick<Shopping, 'connection' | 'waiting'>,
  t: ReturnType<typeof useWords>['t'],
): string {
  if (connection === 'offline') return t('shopping.offlineKept', { count: waiting })
  if (connection === 'failing' || connection === 'outdated') return t('shopping.notSent')
  return waiting > 0 ? t('shopping.syncing') : t('shopping.upToDate')
}
