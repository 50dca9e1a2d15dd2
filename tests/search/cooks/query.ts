import type { Language } from '#contract/languages.ts'

/** What somebody types who wants to cook, and what must stand among the first five recipes. */
export interface CookQuery {
  readonly term: string
  /** Language of the page that they type it on. */
  readonly language: Language
  readonly kind: Kind
  /** Slugs of recipes that must be among the first five; more than five where any five of them do. */
  readonly must: readonly string[]
  /** Slugs of recipes that may be among the first five besides. */
  readonly may: readonly string[]
  /** Slugs of ingredients: a recipe that has one of every group may be among the first five, too. */
  readonly has?: readonly (readonly string[])[]
}

/** What a query is made of, or what is wrong with it. */
export type Kind =
  | 'dish'
  | 'ingredient'
  | 'pair'
  | 'typo'
  | 'umlaut'
  | 'plural'
  | 'compound'
  | 'synonym'
  | 'umbrella'
  | 'need'
  | 'prefix'
  | 'other language'
  | 'author, tool or cookbook'
  | 'junk'

/** A query with its slugs in one text, groups of ingredients parted by a slash. */
export type Row = readonly [term: string, must: string, besides?: { may?: string; has?: string }]

/** Queries in one language, by kind. */
export type Rows = Readonly<Partial<Record<Kind, readonly Row[]>>>

const split = (text: string) => text.split(' ').filter((word) => word !== '')

export function queriesOf(language: Language, rows: Rows): CookQuery[] {
  return Object.entries(rows).flatMap(([kind, ofKind]) =>
    ofKind.map(([term, must, { may = '', has } = {}]) => ({
      term,
      language,
      kind: kind as Kind,
      must: split(must),
      may: split(may),
      ...(has !== undefined && { has: has.split('/').map(split) }),
    })),
  )
}
