import { Type, type Static } from 'typebox'
import { Id, IsoDate, LangIdParam, NO_NUL, Nullable } from '../common.ts'
import { HouseholdPerson } from '../household.ts'
import { HOUSEHOLD_MEMBERS_MAX, LIST_NAME_MAX } from './limits.ts'

/** The query of every call about one list: without it, the call means the caller's default list. */
export const ListQuery = Type.Object({ List: Type.Optional(Id) })
/** The same for calls that take a language. */
export const ListLangQuery = Type.Object({ ...ListQuery.properties, LangId: LangIdParam })

/** Who sees a list: nobody else, everybody of the household, or some of them. */
export const SeenBy = Type.Union([
  Type.Literal('you'),
  Type.Literal('household'),
  Type.Literal('some'),
])
/** @see {@link SeenBy} (schema) */
export type SeenBy = Static<typeof SeenBy>

/** One of the lists that a member sees. */
export const ListCard = Type.Object({
  Id,
  /** Null for the list that every member has from the start, as long as it has no name. */
  Name: Nullable(Type.String()),
  /** Lists of the same shop begin with the same order of departments. */
  Shop: Nullable(Type.String()),
  /** The list that `/shopping` shows; every member has exactly one. */
  IsDefault: Type.Boolean(),
  SeenBy,
  /** Ids of all people who see a shared list, including the caller; empty for a private one. */
  PersonIds: Type.Array(Id),
  /** The caller may choose who sees it, and delete it. */
  IsYours: Type.Boolean(),
  /** The shared list that this is a copy of, because the caller no longer sees it. */
  CopyOf: Type.Optional(Id),
  /** How many rows are still to be bought. */
  Open: Type.Integer({ minimum: 0 }),
  /** Grows with every change of what is on the list. */
  Version: Type.Integer({ minimum: 0 }),
  /** The link for reading without an account: since when, and how often it was opened. */
  Link: Nullable(Type.Object({ Created: IsoDate, Times: Type.Integer({ minimum: 0 }) })),
})
/** @see {@link ListCard} (schema) */
export type ListCard = Static<typeof ListCard>

/** All lists of a member, the default one first, and the people of the household. */
export const ListOverview = Type.Object({
  Lists: Type.Array(ListCard),
  People: Type.Array(HouseholdPerson),
})
/** @see {@link ListOverview} (schema) */
export type ListOverview = Static<typeof ListOverview>

const Name = Type.String({ maxLength: LIST_NAME_MAX, pattern: NO_NUL })
const PersonIds = Type.Array(Id, { maxItems: HOUSEHOLD_MEMBERS_MAX, uniqueItems: true })

/** Body of POST /shopping/lists; blanks around names do not count. */
export const NewListBody = Type.Object({
  Name,
  Shop: Type.Optional(Name),
  SeenBy: Type.Optional(SeenBy),
  /** With `SeenBy` `some`: the others who see it. */
  PersonIds: Type.Optional(PersonIds),
})
/** @see {@link NewListBody} (schema) */
export type NewListBody = Static<typeof NewListBody>

/** Body of PATCH /shopping/lists/{listId}. Absent fields stay unchanged. */
export const ListBody = Type.Object({
  Name: Type.Optional(Name),
  /** Empty for none. */
  Shop: Type.Optional(Name),
  SeenBy: Type.Optional(SeenBy),
  PersonIds: Type.Optional(PersonIds),
  /** Makes it the caller's default list; the others keep theirs. */
  IsDefault: Type.Optional(Type.Literal(true)),
})
/** @see {@link ListBody} (schema) */
export type ListBody = Static<typeof ListBody>

/** A new link for reading; the one before it no longer works. The page is /list/{Token}. */
export const NewReadLink = Type.Object({ Token: Type.String() })
