export {
  NoteKinds,
  type NoteKind,
  type NoteKindLabelProps,
  type NoteKindsProps,
} from '#design-system/step-notes/note-kind.tsx'
export { NotePin, type NotePinProps } from '#design-system/step-notes/note-pin.tsx'
export { NotesSheet, type NotesSheetProps } from '#design-system/step-notes/notes-sheet.tsx'
export { StepNote, type StepNoteProps } from '#design-system/step-notes/step-note.tsx'
