import { Type } from 'typebox'
import { read, readOne, type Call } from './call.ts'
import { Empty, Id, IdParams, LangQuery } from '../common.ts'
import { HowToStep } from '../recipes/how-to.ts'
import { TokenParams } from '../household.ts'
import { RecipeIngredient } from '../recipes/ingredient.ts'
import { Recipe } from '../recipes/recipe.ts'
import { VideoAction, VideoActionQuery } from '../recipes/video.ts'
import {
  Folder,
  FolderBody,
  NewOwnRecipe,
  OwnList,
  OwnListQuery,
  OwnRecipe,
  PlaceOwnRecipe,
  SaveOwnRecipe,
  OwnFoodBody,
  OwnPicture,
  WritableFood,
  WritableFoods,
} from '../own-recipes/own-recipe.ts'
import { TakeAlongParts, TakeAlongQuery } from '../own-recipes/take-along.ts'
import { OwnVersion, OwnVersions, VersionParams } from '../own-recipes/versions.ts'

const readOwn = { method: 'GET', auth: 'yes', params: IdParams, query: LangQuery } as const
const readUnlisted = { method: 'GET', auth: 'no', params: TokenParams, query: LangQuery } as const
const change = { auth: 'yes', params: IdParams, response: OwnRecipe } as const

/** Calls about a member's own recipes (rows X71 to X96, and X109, of the API table). */
export const ownCalls = {
  ownRecipes: { ...read('/my/recipes', 'yes', OwnListQuery, OwnList), scope: 'recipes:read' },
  addOwnRecipe: {
    method: 'POST',
    path: '/my/recipes',
    auth: 'yes',
    body: NewOwnRecipe,
    status: 201,
    response: OwnRecipe,
    scope: 'recipes:write',
  },
  ownDraft: {
    ...readOne('/my/recipes/:id/draft', 'yes', Type.Object({}), OwnRecipe),
    scope: 'recipes:read',
  },
  saveOwnRecipe: {
    method: 'PATCH',
    path: '/my/recipes/:id',
    ...change,
    body: SaveOwnRecipe,
    scope: 'recipes:write',
  },
  ownVersions: {
    method: 'GET',
    path: '/my/recipes/:id/versions',
    auth: 'yes',
    params: IdParams,
    query: Type.Object({}),
    response: OwnVersions,
    scope: 'recipes:read',
  },
  ownVersion: {
    method: 'GET',
    path: '/my/recipes/:id/versions/:version',
    auth: 'yes',
    params: VersionParams,
    query: Type.Object({}),
    response: OwnVersion,
    scope: 'recipes:read',
  },
  placeOwnRecipe: {
    method: 'PATCH',
    path: '/my/recipes/:id/place',
    ...change,
    body: PlaceOwnRecipe,
    scope: 'recipes:write',
  },
  binOwnRecipe: { method: 'DELETE', path: '/my/recipes/:id', ...change, response: Empty },
  restoreOwnRecipe: { method: 'POST', path: '/my/recipes/:id/restore', ...change },
  seeOwnTimers: { method: 'POST', path: '/my/recipes/:id/timers/seen', ...change },
  deleteOwnRecipe: {
    method: 'DELETE',
    path: '/my/recipes/:id/forever',
    ...change,
    response: Empty,
  },
  makeOwnLink: { method: 'POST', path: '/my/recipes/:id/link', ...change },
  withdrawOwnLink: { method: 'DELETE', path: '/my/recipes/:id/link', ...change },
  addFolder: {
    method: 'POST',
    path: '/my/folders',
    auth: 'yes',
    body: FolderBody,
    status: 201,
    response: Folder,
    scope: 'recipes:write',
  },
  changeFolder: {
    method: 'PATCH',
    path: '/my/folders/:id',
    auth: 'yes',
    params: Type.Object({ id: Id }),
    body: FolderBody,
    response: Folder,
    scope: 'recipes:write',
  },
  takeAlongParts: read('/my/export/parts', 'yes', Type.Object({}), TakeAlongParts),
  /** A ZIP archive. */
  takeAlong: read('/my/export', 'yes', TakeAlongQuery, Type.Unknown()),
  addOwnPicture: {
    method: 'POST',
    path: '/my/pictures',
    auth: 'yes',
    status: 201,
    response: OwnPicture,
    scope: 'recipes:write',
  },
  ownFoods: { ...read('/my/foods', 'yes', Type.Object({}), WritableFoods), scope: 'recipes:read' },
  changeOwnFood: {
    method: 'PATCH',
    path: '/my/foods/:id',
    auth: 'yes',
    params: IdParams,
    body: OwnFoodBody,
    response: WritableFood,
    scope: 'recipes:write',
  },
  deleteFolder: {
    method: 'DELETE',
    path: '/my/folders/:id',
    auth: 'yes',
    params: IdParams,
    response: Empty,
  },
  ownRecipe: { path: '/my/recipes/:id', ...readOwn, response: Recipe, scope: 'recipes:read' },
  ownIngredients: {
    path: '/my/recipes/:id/ingredient',
    ...readOwn,
    response: Type.Array(RecipeIngredient),
    scope: 'recipes:read',
  },
  ownHowTo: {
    path: '/my/recipes/:id/howto',
    ...readOwn,
    response: Type.Array(HowToStep),
    scope: 'recipes:read',
  },
  unlistedRecipe: { path: '/unlisted/:token', ...readUnlisted, response: Recipe },
  unlistedIngredients: {
    path: '/unlisted/:token/ingredient',
    ...readUnlisted,
    response: Type.Array(RecipeIngredient),
  },
  unlistedHowTo: {
    path: '/unlisted/:token/howto',
    ...readUnlisted,
    response: Type.Array(HowToStep),
  },
  unlistedActions: {
    path: '/unlisted/:token/action',
    ...readUnlisted,
    query: VideoActionQuery,
    response: Type.Array(VideoAction),
  },
} as const satisfies Record<string, Call>
