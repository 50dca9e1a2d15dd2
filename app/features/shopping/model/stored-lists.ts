import type { Id } from '#contract/common.ts'
import type { ListCard, ListOverview } from '#contract/shopping/several-lists.ts'
import type { StoredOperation } from './operation.ts'
import type { Snapshot } from './snapshot.ts'

/** The lists that the member sees, as the server last said, and which of them this device has. */
export interface StoredLists extends ListOverview {
  /** The version that it includes at least. */
  readonly version: number
  /** Whether it has all lists, and not just those that were fetched one by one. */
  readonly isWhole: boolean
  /** Version of each list that is stored on this device. */
  readonly kept: Readonly<Record<Id, number>>
}

const NONE: StoredLists = { Lists: [], People: [], version: -1, isWhole: false, kept: {} }

/** The default list of the member; undefined while it is unknown. */
export function defaultListId(lists: StoredLists | undefined): Id | undefined {
  return lists?.Lists.find(({ IsDefault }) => IsDefault)?.Id
}

/** The lists after one of them has been fetched. */
export function withSnapshot(lists: StoredLists = NONE, { card, people }: Snapshot): StoredLists {
  if (!card) return lists
  const others = lists.Lists.filter(({ Id }) => Id !== card.Id)
  // There is one default list.
  const rest = card.IsDefault ? others.map(notDefault) : others
  return {
    ...lists,
    Lists: [...rest, card].toSorted(byDefault),
    People: [...(people ?? lists.People)],
    kept: { ...lists.kept, [card.Id]: card.Version },
  }
}

function notDefault(card: ListCard): ListCard {
  return card.IsDefault ? { ...card, IsDefault: false } : card
}

function byDefault(a: ListCard, b: ListCard): number {
  return Number(b.IsDefault) - Number(a.IsDefault) || a.Id - b.Id
}

/** The lists after all of them have been fetched; those that are gone are no longer kept. */
export function withOverview(
  { kept }: StoredLists = NONE,
  overview: ListOverview,
  version: number,
): StoredLists {
  const here = new Set(overview.Lists.map(({ Id }) => String(Id)))
  const still = Object.entries(kept).filter(([id]) => here.has(id))
  return { ...overview, version, isWhole: true, kept: Object.fromEntries(still) }
}

/** Ids of lists that this device has and the member no longer sees. */
export function goneLists(before: StoredLists | undefined, after: StoredLists): Id[] {
  return Object.keys(before?.kept ?? {})
    .filter((id) => after.kept[Number(id)] === undefined)
    .map(Number)
}

/** Lists that this device does not have, or has in an older version. */
export function staleLists({ Lists, kept }: StoredLists): ListCard[] {
  return Lists.filter(({ Id, Version }) => kept[Id] !== Version)
}

/** The newest copy of a list that the member no longer sees. */
export function newestCopy(lists: readonly ListCard[], id: Id | undefined): ListCard | undefined {
  const copies = lists.filter(({ CopyOf }) => CopyOf !== undefined && CopyOf === id)
  return copies.toSorted((a, b) => a.Id - b.Id).at(-1)
}

/** Whether an operation is about a list. One from before there were several is about the default list. */
export function isAbout(
  { list }: Pick<StoredOperation, 'list'>,
  id: Id | undefined,
  defaultId: Id | undefined,
): boolean {
  return (list ?? defaultId) === id || (list === undefined && id === undefined)
}

/** Whether a snapshot includes an operation, so that it need not be kept. */
export function includes(
  { version, card }: Snapshot,
  operation: Pick<StoredOperation, 'list' | 'version'>,
  defaultId: Id | undefined,
): boolean {
  const isSent = operation.version !== null && operation.version <= version
  return isSent && (!card || isAbout(operation, card.Id, defaultId))
}
