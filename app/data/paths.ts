import { API_BASE } from '#app/data/keys.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'

/** Where the API has recipes and cookbooks. */
const ITEMS = { recipe: 'recipe', cookbook: 'book' } as const

/** Paths of the calls by which members take part; visitors' pages do not need them. */
export const paths = {
  /** Makes a favourite, or none (D-28). */
  favourite: (kind: 'recipe' | 'cookbook', id: Id, isWished: boolean, langId: LangId) =>
    `${API_BASE}/${ITEMS[kind]}/${id}/${isWished ? 'favorize' : 'unfavorize'}?LangId=${langId}`,
  /** Follows an author, or no longer. */
  subscribe: (authorId: Id, isWished: boolean) =>
    `${API_BASE}/author/${authorId}/${isWished ? 'subscribe' : 'unsubscribe'}`,
  /** Key of whether the member follows an author (CBD-08). */
  subscription: (authorId: Id, langId: LangId) =>
    `${API_BASE}/author/${authorId}/subscription?LangId=${langId}`,
  rate: (recipeId: Id) => `${API_BASE}/recipe/${recipeId}/rate`,
  /** Likes a comment, or dislikes it. */
  choice: (recipeId: Id, commentId: Id, isLiked: boolean) =>
    `${API_BASE}/recipe/${recipeId}/comment/${commentId}/${isLiked ? 'like' : 'dislike'}`,
  /** Posts a comment; its language is that of the page. */
  comment: (recipeId: Id, langId: LangId) =>
    `${API_BASE}/recipe/${recipeId}/comment?LangId=${langId}`,
}
