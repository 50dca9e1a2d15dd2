import { listText, parseList } from '#app/lib/storage/stored-list.ts'
import type { Id } from '#contract/common.ts'
import type { CookingLogBody, CookingLogChange } from '#contract/cooking-log/cooking-log.ts'
import type { LangId } from '#contract/languages.ts'
import { storedDrafts } from './stored.ts'

/** A change as the form shows it. */
export interface DraftChange extends CookingLogChange {
  /** Within the form. */
  id: string
  /** Whether it goes into the log. */
  isOn: boolean
  /** Where it comes from; null where the cook types it. */
  from: string | null
}

/** What is in the form. */
export interface MealDraft extends Omit<CookingLogBody, 'Changes'> {
  member: string
  recipeId: Id | null
  /** Of the entry that is changed; null for a new one. */
  entryId: Id | null
  langId: LangId
  key: string
  changes: readonly DraftChange[]
  /** Whether a new photo is kept under `key`. */
  hasPhoto: boolean
  /** Whether the photo of the entry is to go. */
  removesPhoto: boolean
}

/** Whose form it is, and about what. */
export type DraftPlace = Pick<MealDraft, 'member' | 'recipeId' | 'entryId'>

/** Unfinished meals that are kept. */
const DRAFTS_MAX = 10

/** Unfinished meals, the latest first. */
const readDrafts = () => parseList<MealDraft>(storedDrafts.latest())

const isAt = (draft: DraftPlace, place: DraftPlace) =>
  draft.member === place.member &&
  draft.recipeId === place.recipeId &&
  draft.entryId === place.entryId

/** What a member has begun to write about a recipe, or to change in an entry. */
export function readDraft(place: DraftPlace): MealDraft | undefined {
  return readDrafts().find((draft) => isAt(draft, place))
}

/** Keeps what is in the form, so that it outlasts the page and the session. */
export function keepDraft(draft: MealDraft): void {
  const others = readDrafts().filter((other) => !isAt(other, draft))
  storedDrafts.write(listText([draft, ...others].slice(0, DRAFTS_MAX)))
}

/** Forgets what was begun: it is in the log, or waits, or is not wanted. */
export function dropDraft(place: DraftPlace): void {
  const others = readDrafts().filter((other) => !isAt(other, place))
  storedDrafts.write(listText(others))
}

/** Changes of a meal as the form shows them when they are typed. */
export function typedChanges(changes: readonly CookingLogChange[]): DraftChange[] {
  return changes.map(({ StepId, Step, Text }, index) => {
    return { StepId, Step, Text, id: String(index), isOn: true, from: null }
  })
}
