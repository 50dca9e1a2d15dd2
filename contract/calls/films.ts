import { Type } from 'typebox'
import type { Call } from './call.ts'
import { Empty, IdParams, Nullable } from '../common.ts'
import {
  ChangeFilm,
  FilmUpload,
  FinishFilm,
  NewFilmUpload,
  OwnFilm,
  UploadParams,
  UploadPartHeaders,
  UploadPartParams,
} from '../films/own-film.ts'
import * as preview from '../films/preview.ts'
import * as versions from '../films/versions.ts'

const ofRecipe = { path: '/my/recipes/:id/film', auth: 'yes', params: IdParams } as const
const ofUpload = { auth: 'yes', params: UploadParams } as const

/** Calls about the films of own recipes (rows X260 to X279, without X268, of the API table). */
export const filmCalls = {
  ownFilm: { method: 'GET', ...ofRecipe, query: Type.Object({}), response: Nullable(OwnFilm) },
  beginFilmUpload: {
    method: 'POST',
    path: '/my/recipes/:id/film/uploads',
    auth: 'yes',
    isSeenByOthers: true,
    params: IdParams,
    body: NewFilmUpload,
    status: 201,
    response: FilmUpload,
  },
  filmUpload: {
    method: 'GET',
    path: '/my/film-uploads/:id',
    ...ofUpload,
    query: Type.Object({}),
    response: FilmUpload,
  },
  /** Its body is the bytes of the part, as application/octet-stream. */
  sendFilmPart: {
    method: 'POST',
    path: '/my/film-uploads/:id/parts/:number',
    auth: 'yes',
    isSeenByOthers: true,
    params: UploadPartParams,
    headers: UploadPartHeaders,
    response: Empty,
  },
  finishFilm: {
    method: 'POST',
    path: '/my/film-uploads/:id/finish',
    ...ofUpload,
    isSeenByOthers: true,
    body: FinishFilm,
    response: OwnFilm,
  },
  cancelFilmUpload: {
    method: 'DELETE',
    path: '/my/film-uploads/:id',
    ...ofUpload,
    response: Empty,
  },
  changeFilm: {
    method: 'PATCH',
    ...ofRecipe,
    isSeenByOthers: true,
    body: ChangeFilm,
    response: OwnFilm,
  },
  deleteFilm: { method: 'DELETE', ...ofRecipe, response: Empty },
  filmVersions: {
    method: 'GET',
    path: '/my/recipes/:id/film/versions',
    auth: 'yes',
    params: IdParams,
    query: Type.Object({}),
    response: versions.FilmVersions,
  },
  restoreFilmVersion: {
    method: 'POST',
    path: '/my/recipes/:id/film/versions/:version',
    auth: 'yes',
    params: versions.FilmVersionParams,
    response: OwnFilm,
  },
  deleteFilmVersion: {
    method: 'DELETE',
    path: '/my/recipes/:id/film/versions/:version',
    auth: 'yes',
    params: versions.FilmVersionParams,
    response: versions.FilmVersions,
  },
  withdrawFilm: {
    method: 'DELETE',
    path: '/my/recipes/:id/film/publication',
    auth: 'yes',
    params: IdParams,
    response: versions.FilmVersions,
  },
  showFilmAgain: {
    method: 'POST',
    path: '/my/recipes/:id/film/publication',
    auth: 'yes',
    isSeenByOthers: true,
    params: IdParams,
    response: versions.FilmVersions,
  },
  filmStuck: {
    method: 'GET',
    path: '/my/recipes/:id/film/stuck',
    auth: 'yes',
    params: IdParams,
    query: Type.Object({}),
    response: versions.FilmStuck,
  },
  beginPreview: {
    method: 'POST',
    path: '/my/recipes/:id/film/preview',
    auth: 'yes',
    isSeenByOthers: true,
    params: IdParams,
    status: 201,
    response: preview.FilmPreview,
  },
  /** Made again and again while the studio is open: the preview ends when it is not. */
  watchPreview: {
    method: 'POST',
    path: '/my/film-previews/:id/watch',
    auth: 'yes',
    params: preview.PreviewParams,
    response: preview.FilmPreviewState,
  },
  endPreview: {
    method: 'DELETE',
    path: '/my/film-previews/:id',
    auth: 'yes',
    params: preview.PreviewParams,
    response: Empty,
  },
  openPreview: {
    method: 'POST',
    path: '/film-preview',
    auth: 'no',
    body: preview.OpenPreview,
    response: preview.OpenedPreview,
  },
  placePreview: {
    method: 'POST',
    path: '/film-preview/:token/place',
    auth: 'no',
    params: preview.OpenedPreviewParams,
    body: preview.PreviewPlace,
    response: Empty,
  },
} as const satisfies Record<string, Call>
