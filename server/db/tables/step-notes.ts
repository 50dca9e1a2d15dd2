import type { Generated } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { StepNoteReason } from '#contract/step-notes/limits.ts'
import type { StepNoteKind } from '#contract/step-notes/step-note.ts'

/** Notes at the steps of recipes; `user_id` is null once the account is gone. */
export interface StepNoteTable {
  id: Generated<number>
  recipe_id: number
  /** Of the step, also while the recipe does not have it. */
  step_id: number
  user_id: number | null
  /** Chosen by the member's device, so that a note that is sent again is stored once. */
  client_key: string
  /** `digestOf` what was sent with the key; null for rows of earlier versions of Simmer. */
  key_digest: string | null
  lang_id: LangId
  kind: StepNoteKind
  text: string
  /** 1 for notes that only their writer sees. */
  is_private: 0 | 1
  /** Kept equal to the rows of `step_note_votes`. */
  helpful: Generated<number>
  /** Milliseconds since 1970, UTC. */
  created_at: number
  /** Time of the last change; null without one. */
  edited_at: number | null
  /** Nobody sees a deleted note; its row is kept for a minute, so that it can be restored. */
  deleted_at: number | null
  /** Since when only its writer sees it; null while everybody does. */
  hidden_at: number | null
  /** Answer of the recipe's author; null without one. */
  answer: string | null
  answer_lang_id: LangId | null
  answered_at: number | null
}

/** Who found a note helpful; anonymous once the account is gone. */
export interface StepNoteVoteTable {
  id: Generated<number>
  note_id: number
  user_id: number | null
  created_at: number
}

/** Reports by processes of earlier versions of Simmer, until they are taken over into `reports`. */
export interface StepNoteReportTable {
  id: Generated<number>
  note_id: number
  user_id: number | null
  reason: StepNoteReason
  /** The note as it was when it was reported. */
  text: string
  created_at: number
}
