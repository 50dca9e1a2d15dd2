import type { Id } from '#contract/common.ts'

/** Which step's notes are shown. */
export interface NotePlace {
  recipeId: Id
  recipeName: string
  stepId: Id
  /** Of the step, from 1. */
  number: number
  /** What the step is about, in one line. */
  line: string
}

/** Props of the sheet with the notes of a step, in each of its views. */
export interface SheetProps extends NotePlace {
  open: boolean
  onOpenChange: (open: boolean) => void
}
