import { Type, type TSchema } from 'typebox'
import * as account from './account.ts'
import { Author, AuthorListQuery, Subscription } from './author.ts'
import { Comment, CommentBody, CommentParams } from './comment.ts'
import { Empty, Id, IdParams, LangQuery, Nullable } from './common.ts'
import { Cookbook, CookbookCountQuery, CookbookListQuery, CookbookOfTheMonth } from './cookbook.ts'
import { HowToStep } from './how-to.ts'
import { Ingredient, IngredientListQuery, RecipeIngredient, Tag, Tool } from './ingredient.ts'
import { Rating } from './rating.ts'
import { Favorized, Recipe, RecipeListQuery, TagRecipesQuery } from './recipe.ts'
import { SearchQuery, Suggestion } from './search.ts'
import * as shopping from './shopping.ts'
import { VideoAction, VideoActionQuery } from './video.ts'

/** One call of the API: what it takes and what it answers. Paths are relative to the API base. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With `:name` for path parameters; the server accepts it with and without a final slash. */
  path: string
  /** `no` and `opt` ignore an invalid token, `opt` adds personal fields for a valid one (D-19). */
  auth: 'no' | 'opt' | 'yes'
  params?: TSchema
  query?: TSchema
  /** Form-encoded; JSON is accepted as well (D-26). */
  body?: TSchema
  response: TSchema
}

const count = Type.Integer({ minimum: 0 })
const noteParams = Type.Object({ noteId: Id })
const recipeParams = Type.Object({ recipeId: Id })
const ingredientParams = Type.Object({ ingredientId: Id })

const read = <
  const Path extends string,
  const Auth extends Call['auth'],
  Query extends TSchema,
  Response extends TSchema,
>(
  path: Path,
  auth: Auth,
  query: Query,
  response: Response,
) => ({ method: 'GET', path, auth, query, response }) as const

const readOne = <
  const Path extends string,
  const Auth extends Call['auth'],
  Query extends TSchema,
  Response extends TSchema,
>(
  path: Path,
  auth: Auth,
  query: Query,
  response: Response,
) => ({ method: 'GET', path, auth, params: IdParams, query, response }) as const

/** Every call of the API by name; the numbers are the rows of the API table. */
export const calls = {
  // 1 to 11: account
  signIn: {
    method: 'POST',
    path: '/auth',
    auth: 'no',
    body: account.SignInBody,
    response: account.AuthResult,
  },
  signInExternally: {
    method: 'POST',
    path: '/signup/externalauth',
    auth: 'no',
    body: account.ExternalAuthBody,
    response: account.AuthResult,
  },
  signUp: {
    method: 'POST',
    path: '/signup',
    auth: 'no',
    body: account.SignUpBody,
    response: Empty,
  },
  requestReset: {
    method: 'POST',
    path: '/signup/passwordreset',
    auth: 'no',
    body: account.ResetRequestBody,
    response: Empty,
  },
  resetPassword: {
    method: 'POST',
    path: '/signup/passwordreset/:token',
    auth: 'no',
    params: account.TokenParams,
    body: account.ResetBody,
    response: Empty,
  },
  signOut: { method: 'POST', path: '/auth/logout', auth: 'yes', response: Empty },
  me: read('/me', 'yes', Type.Object({}), account.CurrentUser),
  changeProfile: {
    method: 'PATCH',
    path: '/me',
    auth: 'yes',
    body: account.ProfileBody,
    response: account.CurrentUser,
  },
  changeAvatar: { method: 'POST', path: '/me/avatar', auth: 'yes', response: account.AvatarResult },
  changePassword: {
    method: 'PATCH',
    path: '/me/password',
    auth: 'yes',
    body: account.PasswordBody,
    response: Empty,
  },
  deleteAccount: {
    method: 'PATCH',
    path: '/me/delete_account',
    auth: 'yes',
    body: account.DeleteAccountBody,
    response: Empty,
  },
  changeNotifications: {
    method: 'PATCH',
    path: '/me/update_notifications',
    auth: 'yes',
    body: account.NotificationsBody,
    response: account.CurrentUser,
  },
  sendFeedback: {
    method: 'POST',
    path: '/feedback',
    auth: 'yes',
    body: account.FeedbackBody,
    response: Empty,
  },

  // 12 to 28: recipes
  recipes: read('/recipe', 'opt', RecipeListQuery, Type.Array(Recipe)),
  recipeCount: read('/recipe/count', 'no', LangQuery, count),
  recipesOfTag: read('/recipe/tag', 'opt', TagRecipesQuery, Type.Array(Recipe)),
  recipe: readOne('/recipe/:id', 'opt', LangQuery, Recipe),
  recipeIngredients: readOne(
    '/recipe/:id/ingredient',
    'no',
    LangQuery,
    Type.Array(RecipeIngredient),
  ),
  howTo: readOne('/recipe/:id/howto', 'no', LangQuery, Type.Array(HowToStep)),
  comments: readOne('/recipe/:id/comment', 'opt', LangQuery, Type.Array(Comment)),
  postComment: {
    method: 'POST',
    path: '/recipe/:id/comment',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    body: CommentBody,
    response: Comment,
  },
  likeComment: {
    method: 'PATCH',
    path: '/recipe/:id/comment/:commentId/like',
    auth: 'yes',
    params: CommentParams,
    response: Comment,
  },
  dislikeComment: {
    method: 'PATCH',
    path: '/recipe/:id/comment/:commentId/dislike',
    auth: 'yes',
    params: CommentParams,
    response: Comment,
  },
  rate: {
    method: 'POST',
    path: '/recipe/:id/rate',
    auth: 'yes',
    params: IdParams,
    body: account.RateBody,
    response: Rating,
  },
  favorizeRecipe: {
    method: 'PATCH',
    path: '/recipe/:id/favorize',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    response: Favorized,
  },
  unfavorizeRecipe: {
    method: 'PATCH',
    path: '/recipe/:id/unfavorize',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    response: Favorized,
  },
  videoActions: readOne('/video/:id/action', 'no', VideoActionQuery, Type.Array(VideoAction)),
  tools: read('/tool', 'no', LangQuery, Type.Array(Tool)),
  tags: read('/tag', 'no', LangQuery, Type.Array(Tag)),
  ingredients: read('/ingredient', 'no', IngredientListQuery, Type.Array(Ingredient)),

  // 29 to 40: cookbooks, authors, search
  cookbooks: read('/book', 'opt', CookbookListQuery, Type.Array(Cookbook)),
  cookbookCount: read('/book/count', 'no', CookbookCountQuery, count),
  cookbook: readOne('/book/:id', 'opt', LangQuery, Cookbook),
  favorizeCookbook: {
    method: 'PATCH',
    path: '/book/:id/favorize',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    response: Favorized,
  },
  unfavorizeCookbook: {
    method: 'PATCH',
    path: '/book/:id/unfavorize',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    response: Favorized,
  },
  cookbookOfTheMonth: read('/slider/month', 'no', LangQuery, Nullable(CookbookOfTheMonth)),
  authors: read('/author', 'opt', AuthorListQuery, Type.Array(Author)),
  author: readOne('/author/:id', 'opt', LangQuery, Author),
  subscribe: {
    method: 'PATCH',
    path: '/author/:id/subscribe',
    auth: 'yes',
    params: IdParams,
    response: Subscription,
  },
  unsubscribe: {
    method: 'PATCH',
    path: '/author/:id/unsubscribe',
    auth: 'yes',
    params: IdParams,
    response: Subscription,
  },
  subscription: readOne('/author/:id/subscription', 'yes', LangQuery, Subscription),
  suggestions: read('/search', 'no', SearchQuery, Type.Array(Suggestion)),

  // 41 to 50: shopping
  shoppingDepartments: read(
    '/shopping/departement',
    'yes',
    LangQuery,
    Type.Array(shopping.ShoppingDepartment),
  ),
  shoppingRecipes: read('/shopping/recipe', 'yes', LangQuery, Type.Array(shopping.ShoppingRecipe)),
  addShoppingRecipe: {
    method: 'POST',
    path: '/shopping/recipe',
    auth: 'yes',
    body: shopping.ShoppingEntryBody,
    response: shopping.ShoppingRecipe,
  },
  checkIngredient: {
    method: 'PATCH',
    path: '/shopping/:ingredientId/check',
    auth: 'yes',
    params: ingredientParams,
    response: shopping.ShoppingCheck,
  },
  uncheckIngredient: {
    method: 'PATCH',
    path: '/shopping/:ingredientId/uncheck',
    auth: 'yes',
    params: ingredientParams,
    response: shopping.ShoppingCheck,
  },
  changeShoppingPersons: {
    method: 'PATCH',
    path: '/shopping/:recipeId/persons',
    auth: 'yes',
    params: recipeParams,
    query: LangQuery,
    body: shopping.ShoppingPersonsBody,
    response: shopping.ShoppingLists,
  },
  shoppingNotes: read('/shopping/note', 'yes', LangQuery, Type.Array(shopping.ShoppingNote)),
  addShoppingNote: {
    method: 'POST',
    path: '/shopping/note',
    auth: 'yes',
    body: shopping.ShoppingNoteBody,
    response: shopping.ShoppingNote,
  },
  deleteShoppingNote: {
    method: 'DELETE',
    path: '/shopping/note/:noteId',
    auth: 'yes',
    params: noteParams,
    response: shopping.Deleted,
  },
  deleteShoppingRecipe: {
    method: 'DELETE',
    path: '/shopping/recipe/:recipeId',
    auth: 'yes',
    params: recipeParams,
    response: shopping.Deleted,
  },
} as const satisfies Record<string, Call>
