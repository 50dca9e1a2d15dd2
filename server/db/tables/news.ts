import type { Generated } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { ReadKind } from '#contract/news/news.ts'
import type { NewsTime } from '#contract/news/told.ts'

/** How a member is told of what is new. Members without a row have chosen nothing yet. */
export interface NewsChoiceTable {
  user_id: number
  /** Null until it was chosen, which is Fridays. */
  published: NewsTime | null
  /** Null until it was chosen, which is at once. */
  answers: Generated<NewsTime | null>
  /** What the desk has decided. Null until it was chosen, which is at once. */
  decisions: Generated<NewsTime | null>
  /** Films of recipes that the member knows. Null until it was chosen, which is as of what is published. */
  films: Generated<NewsTime | null>
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

/** Since when a recipe has a film; 0 for one that it was published with. One that comes back is not new. */
export interface FilmAdditionTable {
  recipe_id: number
  /** Milliseconds since 1970, UTC. */
  since: number
}

/**
 * What is new beside recipes and not fully announced: a cookbook, recipes in one, a recipe in another
 * language or with a film. `announcement` as of new recipes.
 */
export interface NewThingTable {
  kind: 'cookbook' | 'added' | 'translated' | 'film'
  /** Of the cookbook or the recipe. */
  item_id: number
  /** The language of a translation; -1 for every one. */
  lang_id: number
  announcement: number | null
}

/** An answer to a comment that is not fully announced. `announcement` as of new recipes. */
export interface NewAnswerTable {
  answer_id: number
  announcement: number | null
}

/** What the desk has decided and whoever sent it in was not fully told of. `announcement` as of new recipes. */
export interface NewDecisionTable {
  kind: ReadKind
  /** Of `submissions`, `cookbook_submissions` or `profile_changes`. */
  decision_id: number
  user_id: number
  announcement: number | null
}

/** The number of the last announcement; one row. */
export interface AnnouncementCountTable {
  id: Generated<1>
  announcement: number
}
