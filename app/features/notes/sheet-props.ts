import type { Id } from '#contract/common.ts'
import type { StepNote } from '#contract/step-notes/step-note.ts'

/** Which step's notes are shown. */
export interface NotePlace {
  recipeId: Id
  recipeName: string
  stepId: Id
  /** Of the step, from 1. */
  number: number
  /** What the step says. The sheet shows its first sentence. */
  text: string
}

/** Props of the sheet with the notes of a step, in each of its views. */
export interface SheetProps extends NotePlace {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Props of the form of a note. */
export interface WriteSheetProps extends SheetProps {
  /** The note to change; undefined for a new one. */
  note: StepNote | undefined
  /** Called when the note is saved or kept, with a sentence about it, and when the writer goes back. */
  onDone: (outcome?: string) => void
}
