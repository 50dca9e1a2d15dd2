/** Kinds of search results: 0 recipe, 1 cookbook, 2 author, 3 ingredient. */
export type SearchKind = 0 | 1 | 2 | 3

/**
 * How a word matches an item, best first: 0 word of the name, 1 plural, 2 synonym, 3 part of a
 * compound, 4 what it is filed under (D-72).
 */
export type SearchRank = 0 | 1 | 2 | 3 | 4

/** Folded words and their items. A prefix within a rank is a range of the primary key. */
export interface SearchPostingTable {
  kind: SearchKind
  word: string
  item_id: number
  rank: SearchRank
}

/**
 * Every word of the vocabulary (five letters or more) with one letter left out, and the word itself.
 * Two words that share a row are at most one typo apart.
 */
export interface SearchDeletionTable {
  deletion: string
  word: string
}
