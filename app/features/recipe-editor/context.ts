import { createContext, use } from 'react'
import type { Id } from '#contract/common.ts'
import type { Language } from '#contract/languages.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { Submission } from '#contract/publishing/submission.ts'
import type { PlacedEdit } from './document/lines.ts'
import type { Edit } from './document/texts.ts'
import type { Reading } from './reading/amounts.ts'
import type { Question } from './reading/questions.ts'
import type { Foods } from './reading/foods.ts'

/** A version that editors have sent back. */
export interface Returned {
  readonly submission: Submission
  /** Says whether a remark is done. @throws ApiError, with status 0 without a connection */
  readonly mark: (remark: Id, isDone: boolean) => Promise<unknown>
}

/** The way from the editor to everybody. */
export interface WayOut {
  /** What is done there. */
  readonly label: string
  readonly onGo: () => Promise<void>
}

/** What the parts of the editor share. */
export interface EditorContext {
  readonly draft: Draft
  /** The language that is being written. */
  readonly language: Language
  readonly foods: Foods
  readonly reading: Reading
  readonly questions: readonly Question[]
  /** Applies an edit. Consecutive edits with the same `typing` are one undo step. */
  readonly change: (edit: Edit, typing?: string) => void
  /** Applies an edit and moves the cursor to the place that comes with it. */
  readonly place: (placed: PlacedEdit) => void
  /** Puts the cursor into the field of a line or a step. */
  readonly focus: (key: string, caret?: number) => void
  /** Null until the server has created the recipe. */
  readonly id: Id | null
  /** Restores an earlier version. */
  readonly putBack: (draft: Draft) => void
  /** Dismisses a question, so that it is not asked again. */
  readonly dismiss: (question: string) => void
  /** URL of a picture of the draft. */
  readonly pictureOf: (id: Id | undefined) => string | undefined
  /** Uploads a picture. Resolves with its id, or with undefined after showing what failed. */
  readonly addPicture: (file: File) => Promise<Id | undefined>
  /** Undefined unless the recipe was sent back. */
  readonly returned: Returned | undefined
  /** Undefined for a recipe that is not stored yet. */
  readonly wayOut: WayOut | undefined
}

const Context = createContext<EditorContext | null>(null)

/** Provides {@link EditorContext} to the parts of the editor. */
export const EditorContextProvider = Context.Provider

/** What the parts of the editor share. @throws outside of the editor */
export function useEditorContext(): EditorContext {
  const writing = use(Context)
  if (!writing) throw new Error('There is no editor around this part.')
  return writing
}

/** Id of the field of a line or a step. */
export const fieldId = (key: string) => `wr-${key}`

/** Id of the element that shows how a line or a step was parsed. */
export const readId = (key: string) => `${fieldId(key)}-read`
