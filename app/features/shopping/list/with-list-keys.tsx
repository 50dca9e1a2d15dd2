import type { KeyboardEvent, ReactNode } from 'react'
import { keepFocus } from './keep-focus.ts'
import { listKeyOf, moveToRow } from './list-keys.ts'

/** Props of {@link WithListKeys}. */
export interface WithListKeysProps {
  /** Called with N. */
  onField: () => void
  children: ReactNode
}

/**
 * The keys of a list: N to the field, the arrows from row to row. Rows add their own. The focus stays in the
 * list when its row leaves.
 */
export function WithListKeys({ onField, children }: WithListKeysProps) {
  const answer = (event: KeyboardEvent<HTMLElement>) => {
    const key = event.defaultPrevented ? undefined : listKeyOf(event)
    if (key === 'field') onField()
    else if (key === 'up' || key === 'down') {
      moveToRow(event.currentTarget, event.target as Element, key)
    } else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that bubble from its rows
    <div ref={keepFocus} data-rows tabIndex={-1} onKeyDown={answer} className="outline-none">
      {children}
    </div>
  )
}
