import { Type } from 'typebox'
import { RateBody } from '../account.ts'
import { read, readOne, type Call } from './call.ts'
import { Comment, CommentBody, CommentListQuery, CommentParams } from '../recipes/comment.ts'
import { IdParams, LangQuery } from '../common.ts'
import { HowToStep } from '../recipes/how-to.ts'
import {
  Ingredient,
  IngredientListQuery,
  RecipeIngredient,
  Tag,
  Tool,
} from '../recipes/ingredient.ts'
import { LOOSENED_MAX } from '../limits.ts'
import { Rating } from '../rating.ts'
import {
  Favorized,
  LoosenedPart,
  LoosenedQuery,
  Recipe,
  RecipeFacets,
  RecipeListQuery,
  TagRecipesQuery,
  WithdrawnFavourites,
} from '../recipes/recipe.ts'
import { VideoAction, VideoActionQuery } from '../recipes/video.ts'

const count = Type.Integer({ minimum: 0 })

/** Calls about recipes, films and the lists around them. */
export const recipeCalls = {
  recipes: read('/recipe', 'opt', RecipeListQuery, Type.Array(Recipe)),
  recipeCount: read('/recipe/count', 'no', LangQuery, count),
  loosened: read(
    '/recipe/loosened',
    'no',
    LoosenedQuery,
    Type.Array(LoosenedPart, { maxItems: LOOSENED_MAX }),
  ),
  recipeFacets: read('/recipe/facets', 'no', LoosenedQuery, RecipeFacets),
  recipesOfTag: read('/recipe/tag', 'opt', TagRecipesQuery, Type.Array(Recipe)),
  recipe: readOne('/recipe/:id', 'opt', LangQuery, Recipe),
  recipeIngredients: readOne(
    '/recipe/:id/ingredient',
    'opt',
    LangQuery,
    Type.Array(RecipeIngredient),
  ),
  howTo: readOne('/recipe/:id/howto', 'opt', LangQuery, Type.Array(HowToStep)),
  comments: readOne('/recipe/:id/comment', 'opt', CommentListQuery, Type.Array(Comment)),
  comment: {
    method: 'GET',
    path: '/recipe/:id/comment/:commentId',
    auth: 'opt',
    params: CommentParams,
    query: LangQuery,
    response: Comment,
  },
  postComment: {
    method: 'POST',
    path: '/recipe/:id/comment',
    auth: 'yes',
    isSeenByOthers: true,
    params: IdParams,
    query: LangQuery,
    body: CommentBody,
    status: 201,
    response: Comment,
  },
  likeComment: {
    method: 'PATCH',
    path: '/recipe/:id/comment/:commentId/like',
    auth: 'yes',
    isSeenByOthers: true,
    params: CommentParams,
    response: Comment,
  },
  dislikeComment: {
    method: 'PATCH',
    path: '/recipe/:id/comment/:commentId/dislike',
    auth: 'yes',
    isSeenByOthers: true,
    params: CommentParams,
    response: Comment,
  },
  rate: {
    method: 'POST',
    path: '/recipe/:id/rate',
    auth: 'yes',
    isSeenByOthers: true,
    params: IdParams,
    body: RateBody,
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
  withdrawnFavourites: read('/my/favourites/withdrawn', 'yes', LangQuery, WithdrawnFavourites),
  videoActions: readOne('/video/:id/action', 'opt', VideoActionQuery, Type.Array(VideoAction)),
  tools: read('/tool', 'no', LangQuery, Type.Array(Tool)),
  tags: read('/tag', 'no', LangQuery, Type.Array(Tag)),
  ingredients: read('/ingredient', 'no', IngredientListQuery, Type.Array(Ingredient)),
} as const satisfies Record<string, Call>
