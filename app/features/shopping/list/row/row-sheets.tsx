import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import { nearestTo, positionIn, type FocusPosition } from '../keep-focus.ts'
import { RowSheet } from './row-sheet.tsx'
import type { Actions } from '../actions/use-actions.ts'

/** Opens the sheet of a row, from an element of it. */
export type OpenRowSheet = (row: ListRow, opener: Element) => void

const RowSheetContext = createContext<OpenRowSheet>(() => undefined)

/** How a row opens its sheet. */
export const useRowSheet = (): OpenRowSheet => use(RowSheetContext)

/** Props of {@link RowSheets}. */
export interface RowSheetsProps {
  /** All rows that can be opened. */
  rows: readonly ListRow[]
  /** Whether the list is known, so that a row that is missing has left it. */
  isKnown: boolean
  actions: Actions
  children: ReactNode
}

interface Opened {
  /** As it was last seen. */
  row: ListRow
  position: FocusPosition | undefined
  isOpen: boolean
}

/**
 * The sheet of the row that is edited, for the rows inside. It is no part of its row: when somebody else
 * takes the row off the list, the sheet stays with what was typed.
 */
export function RowSheets({ rows, isKnown, actions, children }: RowSheetsProps) {
  const [opened, setOpened] = useState<Opened>()
  const open = useCallback<OpenRowSheet>((row, opener) => {
    const list = opener.closest('[data-rows]') ?? document.body
    setOpened({ row, position: positionIn(list, opener), isOpen: true })
  }, [])
  const row = opened && rows.find(({ key }) => key === opened.row.key)
  if (opened && row && row !== opened.row) setOpened({ ...opened, row })
  return (
    <RowSheetContext value={open}>
      {children}
      {opened && (
        <RowSheet
          open={opened.isOpen}
          onOpenChange={() => setOpened({ ...opened, isOpen: false })}
          row={row ?? opened.row}
          isGone={opened.isOpen && isKnown && !row}
          actions={actions}
          returnFocus={{
            get current() {
              return (opened.position && nearestTo(opened.position)) ?? null
            },
          }}
        />
      )}
    </RowSheetContext>
  )
}
