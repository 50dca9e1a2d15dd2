import type { Id } from '#contract/common.ts'
import type { Draft } from '#contract/own/draft.ts'
import type { LeftOut } from '#contract/own/versions.ts'
import type { History } from '../document/history.ts'
import type { StepConflict } from '../document/merge.ts'
import type { Edit } from '../document/texts.ts'
import type { KeptDraft } from './device.ts'
import type { TabMessage, Tabs } from './tabs.ts'

/** Where the text is safe. */
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
  /** Nowhere: this device is full, and the server is not reached. */
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
  /** Keeps the draft on this device; rejects where it cannot. */
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
  /** Steps that were changed here and elsewhere; they are asked one by one. */
  readonly conflicts: readonly StepConflict[]
  /** Another tab writes: this one only shows. */
  readonly isReader: boolean
  readonly dismissed: readonly string[]
}

/** One recipe that is being written: undo, and where the text is safe. */
export interface DraftStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => DraftState
  readonly change: (edit: Edit, typing?: string) => void
  /** Brings an earlier version back; what is there now becomes an earlier version itself. */
  readonly bringBack: (draft: Draft) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Does not ask a question again. */
  readonly dismiss: (question: string) => void
  /** Resolves the conflict about a step, by the edit that keeps the chosen words. */
  readonly resolve: (key: string, edit: Edit) => void
  /** Writes here instead of in the other tab. */
  readonly writeHere: () => void
  /** Sends what waits now. Resolves when it is sent, or cannot be. */
  readonly flush: () => Promise<void>
  readonly close: () => void
}
