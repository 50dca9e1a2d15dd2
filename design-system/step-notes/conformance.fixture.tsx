import type { Conformance } from '#design-system/conformance.types.ts'
import { NoteKinds, NotePin, NotesSheet, StepNote } from '#design-system/step-notes/index.ts'

const nothing = () => undefined
const names = { tip: 'Tip', question: 'Question', changed: 'Changed' }

/** The components of notes at steps by name. */
export const NOTES: Record<string, Conformance> = {
  NoteKinds: {
    slot: 'note-kinds',
    element: (it) => (
      <NoteKinds label="Kind" names={names} value="tip" onValueChange={nothing} {...it} />
    ),
  },
  NotePin: { slot: 'note-pin', element: (it) => <NotePin {...it}>4 notes</NotePin> },
  NotesSheet: {
    slot: 'notes-sheet',
    element: (it) => <NotesSheet open onOpenChange={nothing} title="Notes" {...it} />,
  },
  StepNote: {
    slot: 'step-note',
    element: (it) => (
      <StepNote writer="Ada" picture={null} kind="tip" label="Tip" text="Good" lang="en" {...it} />
    ),
  },
}
