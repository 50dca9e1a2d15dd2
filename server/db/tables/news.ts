import type { Generated } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { NewsTime } from '#contract/news/told.ts'

/** How a member is told of what is new. Members without a row have chosen nothing yet. */
export interface NewsChoiceTable {
  user_id: number
  /** Null until it was chosen, which is Fridays. */
  published: NewsTime | null
  /** 0 or 1. */
  is_mail_on: Generated<0 | 1>
  /** Ends the mails for whoever has it: part of an address in each of them. */
  secret: string
  /** The Friday of the last mail; 0 before the first. */
  mailed_at: Generated<number>
  /** What was published until then was seen. */
  seen_until: Generated<number>
  /** What was seen of what is newer, as names of things in JSON. */
  seen: Generated<string>
}

/** Since when a recipe stands in a cookbook of the catalogue; 0 for as long as it has both. */
export interface CookbookAdditionTable {
  cookbook_id: number
  recipe_id: number
  /** Milliseconds since 1970, UTC. */
  since: number
}

/** Since when a recipe that was published in another language can be read in this one. */
export interface RecipeTranslationTable {
  recipe_id: number
  lang_id: LangId
  since: number
}

/**
 * What is new beside recipes and not fully announced: a cookbook, recipes in one, a recipe in another
 * language. `announcement` as of new recipes.
 */
export interface NewThingTable {
  kind: 'cookbook' | 'added' | 'translated'
  /** Of the cookbook or the recipe. */
  item_id: number
  /** The language of a translation; -1 for every one. */
  lang_id: number
  announcement: number | null
}
