import type { ShoppingNote } from '#contract/shopping.ts'
import { Entry, type EntryProps } from './entry.tsx'
import { LastAct } from './last-act.tsx'
import { Notes } from './notes.tsx'

/** Props of {@link ListFoot}. */
export interface ListFootProps extends EntryProps {
  /** What was not understood, where that stands here and not in the list. */
  notes?: readonly ShoppingNote[]
}

const NONE: readonly ShoppingNote[] = []

/** The field for more, with what was done last: at the foot, and on a wide page at its head. */
export function ListFoot({ notes = NONE, ...props }: ListFootProps) {
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-2">
      <LastAct actions={props.actions} />
      <Notes notes={notes} actions={props.actions} />
      <Entry {...props} />
    </div>
  )
}
