import { createStoredText } from '#app/lib/storage/stored-text.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import type { StepNoteBody } from '#contract/step-note.ts'

/** A note as a member writes it, before the server has it. */
export interface WrittenNote extends StepNoteBody {
  /** Username of its writer: other members of this device neither see nor send it. */
  member: string
  recipeId: Id
  stepId: Id
  langId: LangId
  /** Sent along, so that it is stored once however often it is sent. */
  key: string
}

/** What is in the form; `noteId` of the note that is edited. */
export interface NoteDraft extends WrittenNote {
  noteId?: Id | undefined
}

/** Notes that could not be sent yet, the oldest first. */
const waiting = createStoredText('simmer.notes.waiting')
/** Unfinished notes, the latest first. */
const drafts = createStoredText('simmer.notes.drafts')
/** Unfinished notes that are kept. */
const DRAFTS_MAX = 20

function parse<Note extends WrittenNote>(text: string | null): Note[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? (value as Note[]) : []
  } catch {
    return []
  }
}

const stored = (notes: readonly WrittenNote[]) =>
  notes.length === 0 ? null : JSON.stringify(notes)

/** The notes of a member that wait on this device, at every step. */
export function useWaiting(member: string | undefined): WrittenNote[] {
  return parse(waiting.use()).filter((note) => note.member === member)
}

/** Whether notes wait on this device, of any member. */
export const useHasWaiting = () => waiting.use() !== null

/** The notes that wait, of all members. */
export const readWaiting = () => parse<WrittenNote>(waiting.latest())

/** Keeps a note until it can be sent. Returns false, and keeps nothing, where it cannot be stored. */
export function keepWaiting(note: WrittenNote): boolean {
  const others = readWaiting().filter(({ key }) => key !== note.key)
  if (waiting.write(stored([...others, note]))) return true
  waiting.write(stored(others))
  return false
}

/** Removes a note that has been sent or discarded. */
export function dropWaiting(key: string): void {
  waiting.write(stored(readWaiting().filter((note) => note.key !== key)))
}

const isAt = (draft: NoteDraft, other: Pick<NoteDraft, 'member' | 'stepId' | 'noteId'>) =>
  draft.member === other.member &&
  draft.stepId === other.stepId &&
  (draft.noteId ?? 0) === (other.noteId ?? 0)

/** What a member has begun to write at a step, or to change in a note. */
export function readDraft(
  place: Pick<NoteDraft, 'member' | 'stepId' | 'noteId'>,
): NoteDraft | undefined {
  return parse<NoteDraft>(drafts.latest()).find((draft) => isAt(draft, place))
}

/** Keeps what is in the form, so that it outlasts the page and the session. */
export function keepDraft(draft: NoteDraft): void {
  const others = parse<NoteDraft>(drafts.latest()).filter((other) => !isAt(other, draft))
  const all = draft.Text === '' ? others : [draft, ...others]
  drafts.write(stored(all.slice(0, DRAFTS_MAX)))
}

/** Removes everything that was written on this device and not sent. For signing out. */
export function forgetNotes(): void {
  waiting.write(null)
  drafts.write(null)
}
