import { Type } from 'typebox'
import { type Call, read } from './call.ts'
import { IdParams, LanguageTag } from '../common.ts'
import {
  Import,
  ImportChoices,
  ImportedDraft,
  ImportItemParams,
  ImportQuery,
  NewImport,
  OpenImports,
} from '../recipe-import/recipe-import.ts'

const change = { auth: 'yes', params: IdParams, response: Import } as const

/** Calls about imports of recipes (rows X101 to X108 of the API table). */
export const importCalls = {
  startImport: {
    method: 'POST',
    path: '/my/import',
    auth: 'yes',
    body: NewImport,
    status: 201,
    response: Import,
  },
  /** A multipart form with the field `file`. */
  importFile: {
    method: 'POST',
    path: '/my/import/file',
    auth: 'yes',
    query: Type.Object({ Language: Type.Optional(LanguageTag) }),
    status: 201,
    response: Import,
  },
  openImports: read('/my/import', 'yes', Type.Object({}), OpenImports),
  readImport: {
    method: 'GET',
    path: '/my/import/:id',
    auth: 'yes',
    params: IdParams,
    query: ImportQuery,
    response: Import,
  },
  readImportItem: {
    method: 'GET',
    path: '/my/import/:id/recipes/:item',
    auth: 'yes',
    params: ImportItemParams,
    query: Type.Object({}),
    response: ImportedDraft,
  },
  changeImport: { method: 'PATCH', path: '/my/import/:id', ...change, body: ImportChoices },
  saveImport: { method: 'POST', path: '/my/import/:id/keep', ...change },
  /** Cancels the import, or removes all recipes that it saved. */
  undoImport: { method: 'DELETE', path: '/my/import/:id', ...change },
} as const satisfies Record<string, Call>
