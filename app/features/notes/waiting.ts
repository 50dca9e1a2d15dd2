import { listText, parseList } from '#app/lib/storage/stored-list.ts'
import { createWaitingList, type WaitingItem } from '#app/lib/storage/waiting-list.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import type { StepNoteBody } from '#contract/step-notes/step-note.ts'
import { storedDrafts, storedNotes } from './stored.ts'

/** A note as a member writes it, before the server has it. */
export interface WrittenNote extends StepNoteBody, WaitingItem {
  recipeId: Id
  stepId: Id
  langId: LangId
}

/** What is in the form; `noteId` of the note that is edited. */
export interface NoteDraft extends WrittenNote {
  noteId?: Id | undefined
}

/** Notes that could not be sent yet. */
export const waitingNotes = createWaitingList<WrittenNote>(storedNotes)

/** Unfinished notes that are kept. */
const DRAFTS_MAX = 20
/** Unfinished notes, the latest first. */
const readDrafts = () => parseList<NoteDraft>(storedDrafts.latest())

const isAt = (draft: NoteDraft, other: Pick<NoteDraft, 'member' | 'stepId' | 'noteId'>) =>
  draft.member === other.member &&
  draft.stepId === other.stepId &&
  (draft.noteId ?? 0) === (other.noteId ?? 0)

/** What a member has begun to write at a step, or to change in a note. */
export function readDraft(
  place: Pick<NoteDraft, 'member' | 'stepId' | 'noteId'>,
): NoteDraft | undefined {
  return readDrafts().find((draft) => isAt(draft, place))
}

/** Keeps what is in the form, so that it outlasts the page and the session. */
export function keepDraft(draft: NoteDraft): void {
  const others = readDrafts().filter((other) => !isAt(other, draft))
  const all = draft.Text === '' ? others : [draft, ...others]
  storedDrafts.write(listText(all.slice(0, DRAFTS_MAX)))
}
