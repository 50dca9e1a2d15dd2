import { createContext, use } from 'react'
import type { Id } from '#contract/common.ts'
import type { Language } from '#contract/languages.ts'
import type { Draft } from '#contract/own/draft.ts'
import type { PlacedEdit } from './document/lines.ts'
import type { Edit } from './document/texts.ts'
import type { Reading } from './reading/amounts.ts'
import type { Question } from './reading/questions.ts'
import type { Foods } from './reading/foods.ts'

/** What the parts of the editor share. */
export interface Writing {
  readonly draft: Draft
  /** The language that is being written. */
  readonly language: Language
  readonly foods: Foods
  readonly reading: Reading
  readonly questions: readonly Question[]
  /** Edits in a row with the same `typing` are one step of undo. */
  readonly change: (edit: Edit, typing?: string) => void
  /** Edits, and puts the cursor where the edit says. */
  readonly place: (placed: PlacedEdit) => void
  /** Puts the cursor into the field of a line or a step. */
  readonly focus: (key: string, caret?: number) => void
  /** Null until the server knows the recipe. */
  readonly id: Id | null
  /** Brings an earlier version back. */
  readonly bringBack: (draft: Draft) => void
  /** Does not ask a question again. */
  readonly dismiss: (question: string) => void
  /** Addresses of the pictures that the draft names. */
  readonly pictureOf: (id: Id | undefined) => string | undefined
  /** Sends a picture; resolves with its id, or undefined after it has said what is wrong. */
  readonly addPicture: (file: File) => Promise<Id | undefined>
}

const Context = createContext<Writing | null>(null)

/** Provides {@link Writing} to the parts of the editor. */
export const WritingProvider = Context.Provider

/** What the parts of the editor share. @throws outside of the editor */
export function useWriting(): Writing {
  const writing = use(Context)
  if (!writing) throw new Error('There is no editor around this part.')
  return writing
}

/** Id of the field of a line or a step. */
export const fieldId = (key: string) => `wr-${key}`

/** Id of what is understood of a line or a step. */
export const readId = (key: string) => `${fieldId(key)}-read`
