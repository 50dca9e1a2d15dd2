import { Type, type Static, type TSchema } from 'typebox'
import { DEFAULT_LANG_ID, type LangId, type Language, LANGUAGES } from './languages.ts'
import { ID_MAX, LIST_LIMIT_MAX } from './limits.ts'

/** A value that may be null on the wire; null survives JSON and means "none" (not "absent"). */
export function Nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()])
}

/** Positive integer that never changes and is never reused. */
export const Id = Type.Integer({ minimum: 1, maximum: ID_MAX })
/** @see {@link Id} (schema) */
export type Id = Static<typeof Id>

/** `hh:mm:ss`; video times may carry a fraction, `00:00:12.5`. */
export const TimeText = Type.String({ pattern: '^\\d{2,}:[0-5]\\d:[0-5]\\d(\\.\\d+)?$' })
/** @see {@link TimeText} (schema) */
export type TimeText = Static<typeof TimeText>

/** Instant as ISO 8601 in UTC. */
export const IsoDate = Type.String({ format: 'date-time' })

/** Path of a picture or film, relative to the API host: `/media/...`. */
export const MediaPath = Type.String()
/** @see {@link MediaPath} (schema) */
export type MediaPath = Static<typeof MediaPath>

/** Tag of a language. */
export const LanguageTag = Type.Unsafe<Language>(Type.Enum([...LANGUAGES]))

/** Language id, 0 German or 1 English; calls that name none get English. */
export const LangIdParam = Type.Unsafe<LangId>(
  Type.Integer({ minimum: 0, maximum: LANGUAGES.length - 1, default: DEFAULT_LANG_ID }),
)

/** Query of every call that takes nothing but the language. */
export const LangQuery = Type.Object({ LangId: LangIdParam })
/** @see {@link LangQuery} (schema) */
export type LangQuery = Static<typeof LangQuery>

/** Path parameter of every call about one entity. */
export const IdParams = Type.Object({ id: Id })

/**
 * `limit` 1 to 100 and `offset` from 0. Without a `limit`: the first 500, the first 60 of a
 * cookbook or a tag, or the best 100 of a search.
 */
export const Paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIST_LIMIT_MAX })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
}

/** A search term; folded and matched by the search rule, never interpreted. */
export const Term = Type.String()

/** Pattern of a text that every database can store: PostgreSQL refuses NUL characters. */
export const NO_NUL = '^[^\\u0000]*$'

/** Successful response without content: `{}`. */
export const Empty = Type.Object({})

/** Identifies something that a device has made, on every device. */
export const Key = Type.String({ pattern: '^[\\w-]{1,60}$' })
