/** Kinds of search results: 0 recipe, 1 cookbook, 2 author, 3 ingredient. */
export type SearchKind = 0 | 1 | 2 | 3

/**
 * How a word matches an item, best first: 0 word of the name, 1 plural, 2 synonym, 3 part of a
 * compound, 4 what it is filed under, 5 what a dish is mainly made of, 6 what else is in it,
 * 7 what may be left out, 8 what belongs to it: its author, tools and cookbooks.
 */
export type SearchRank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** The rank of the words of an author, a tool or a cookbook. */
export const BELONGS_TO = 8 satisfies SearchRank

/**
 * Folded words and their items. A prefix within a rank is a range of the primary key. Names of
 * ingredients of several words are entries too, with blanks; so are needs, such as `=vegan`.
 */
export interface SearchPostingTable {
  kind: SearchKind
  word: string
  item_id: number
  rank: SearchRank
}

/**
 * Every word of the vocabulary; those of five letters or more with one letter left out, too. Two
 * words that share a row are at most two typos apart.
 */
export interface SearchDeletionTable {
  deletion: string
  word: string
}
