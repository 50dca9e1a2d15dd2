import type { Id } from '#contract/common.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { LeftOut } from '#contract/own-recipes/versions.ts'
import type { History } from '../document/history.ts'
import type { StepConflict } from '../document/merge.ts'
import type { Edit } from '../document/texts.ts'
import type { KeptDraft } from './device.ts'
import type { TabMessage, Tabs } from './tabs.ts'

/** Where the latest text is saved. */
export type Saved =
  /** Nothing is written yet. */
  | 'nothing'
  | 'saving'
  | 'saved'
  /** On this device, until there is a connection. */
  | 'device'
  /** On this device, until the member signs in. */
  | 'signedOut'
  /** The server does not accept it. */
  | 'refused'
  /** Nowhere: neither on this device nor on the server. */
  | 'nowhere'

/** The server's copy of a recipe. */
export interface ServerDraft {
  readonly Id: Id
  readonly Version: number
  readonly Draft: Draft
}

/** Calls of the API that a store makes. */
export interface DraftCalls {
  readonly create: (key: string, draft: Draft) => Promise<ServerDraft>
  readonly save: (
    id: Id,
    version: number,
    draft: Draft,
    leftOut: LeftOut | undefined,
  ) => Promise<ServerDraft>
  readonly read: (id: Id) => Promise<ServerDraft>
}

/** Options of `createDraftStore`. */
export interface DraftStoreOptions {
  readonly start: KeptDraft
  readonly calls: DraftCalls
  /** Saves the draft on this device. Rejects if that fails. */
  readonly keep: (draft: KeptDraft) => Promise<void>
  readonly openTabs: (onMessage: (message: TabMessage) => void) => Tabs
  /** Milliseconds without a change before it is sent. */
  readonly pauseMs: number
}

/** What the editor shows. */
export interface DraftState {
  readonly history: History
  readonly saved: Saved
  readonly id: Id | null
  /** Steps that were changed here and on another device. The member resolves each one. */
  readonly conflicts: readonly StepConflict[]
  /** Another tab edits the recipe; this one is read-only. */
  readonly isReader: boolean
  readonly dismissed: readonly string[]
}

/** The store of one recipe that is being written. It has undo and saves each change. */
export interface DraftStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => DraftState
  readonly change: (edit: Edit, typing?: string) => void
  /** Restores an earlier version. The current draft becomes an earlier version itself. */
  readonly putBack: (draft: Draft) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Dismisses a question, so that it is not asked again. */
  readonly dismiss: (question: string) => void
  /** Resolves the conflict about a step with the edit that keeps the chosen text. */
  readonly resolve: (key: string, edit: Edit) => void
  /** Makes this tab the one that edits; the other becomes read-only. */
  readonly writeHere: () => void
  /** Sends unsent changes at once. Resolves when they have been sent or cannot be. */
  readonly flush: () => Promise<void>
  readonly close: () => void
}
