import { NotePin } from '#design-system/step-notes/note-pin.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to StepNotes. */
export const guide: Guide = {
  use: [
    'Notes of members at a step of a recipe: NotePin below the step, NotesSheet with StepNotes, NoteKinds to choose what a note is.',
  ],
  avoid: [
    'For comments on a whole recipe, use the comments of its page.',
    'For a message of the application, use Banner.',
    'For another task in a sheet, use Dialog.',
  ],
  anatomy: [
    ['Pin', 'how many notes there are; quieter without any'],
    ['Sheet', 'from the side, on phones from below'],
    ['Note', 'writer, date, kind, text, and what can be done with it'],
    ['Lock', 'beside a note that only its writer sees'],
    ['Kinds', 'tip, question, or what was changed: radio buttons'],
  ],
  keys: [
    ['Escape', 'closes the sheet and returns the focus'],
    ['Tab', 'stays inside the open sheet'],
    ['Enter, Space', 'presses a pin'],
  ],
  comparison: {
    right: 'Without a note the pin asks for one.',
    good: <NotePin none>Pin a note</NotePin>,
    wrong: '“0 notes” opens an empty sheet.',
    bad: <NotePin>0 notes</NotePin>,
  },
  content: [
    'Numbers have their word: “1 note”, “4 notes”; „1 Notiz“, „4 Notizen“.',
    'A note keeps the language it was written in: pass `lang`.',
    'Dates have no time: “3 November”, „3. November“.',
  ],
  limits: [
    'The sheet is a native dialog and stays where it is rendered: not within an element that hides it.',
    'A note is plain text.',
    'It saves and loads nothing.',
  ],
}
