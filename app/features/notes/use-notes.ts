import { keyOf, pageOf } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useMember } from '#app/features/account/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import { STEP_NOTES_PER_LOAD } from '#contract/step-notes/limits.ts'
import { waitingNotes, type WrittenNote } from './waiting.ts'

/** Keys of notes at steps. */
export const noteKeys = {
  /** How many notes each step of a recipe has. */
  counts: (id: Id, langId: LangId) => keyOf('/recipe/:id/note/count', { id, LangId: langId }),
  /** A page of the notes at a step, from 1. */
  page: (id: Id, stepId: Id, langId: LangId, page: number) =>
    keyOf('/recipe/:id/note', {
      id,
      StepId: stepId,
      ...pageOf(page, STEP_NOTES_PER_LOAD),
      LangId: langId,
    }),
}

/** How many notes a step has. */
export interface NoteNumbers {
  /** All that the reader can see, with those that wait on this device; undefined while it loads. */
  count: number | undefined
  /** Of these the reader's own. */
  own: number
  /** The reader's notes that could not be sent yet. */
  waiting: readonly WrittenNote[]
}

/** How many notes a step of a recipe has. */
export function useNoteNumbers(recipeId: Id, stepId: Id): NoteNumbers {
  const { langId } = useWords()
  const { member } = useMember()
  const { data: counts } = useKey(noteKeys.counts(recipeId, langId))
  const waiting = waitingNotes.use(member?.username).filter((note) => note.stepId === stepId)
  const { Count = 0, Own = 0 } = counts?.find(({ StepId }) => StepId === stepId) ?? {}
  return { count: counts && Count + waiting.length, own: Own + waiting.length, waiting }
}

/** A page of the notes at a step, from 1. */
export function useNotes(recipeId: Id, stepId: Id, page: number) {
  const { langId } = useWords()
  const { data: notes, ...state } = useKey(noteKeys.page(recipeId, stepId, langId, page))
  return { notes, ...state }
}
