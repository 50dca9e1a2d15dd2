import { read, readOne, type Call } from './call.ts'
import { Empty, IdParams, LangQuery } from './common.ts'
import {
  CookedBody,
  CookedEntry,
  CookedPage,
  CookedQuery,
  CookedWithBefore,
  CookedYear,
  CookedYearQuery,
  NewCooked,
  TimesCooked,
} from './cooked.ts'

/** Calls about the cooking log of a member (rows X27 to X36 of the API table). */
export const cookedCalls = {
  cooked: read('/cooked', 'yes', CookedQuery, CookedPage),
  cookedYear: read('/cooked/year', 'yes', CookedYearQuery, CookedYear),
  cookedEntry: readOne('/cooked/:id', 'yes', LangQuery, CookedWithBefore),
  timesCooked: readOne('/recipe/:id/cooked', 'yes', LangQuery, TimesCooked),
  putIntoLog: {
    method: 'POST',
    path: '/cooked',
    auth: 'yes',
    query: LangQuery,
    body: NewCooked,
    status: 201,
    response: CookedEntry,
  },
  changeCooked: {
    method: 'PATCH',
    path: '/cooked/:id',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    body: CookedBody,
    response: CookedEntry,
  },
  deleteCooked: {
    method: 'DELETE',
    path: '/cooked/:id',
    auth: 'yes',
    params: IdParams,
    response: Empty,
  },
  restoreCooked: {
    method: 'PATCH',
    path: '/cooked/:id/restore',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    response: CookedEntry,
  },
  changeCookedPhoto: {
    method: 'POST',
    path: '/cooked/:id/photo',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    response: CookedEntry,
  },
  removeCookedPhoto: {
    method: 'DELETE',
    path: '/cooked/:id/photo',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    response: CookedEntry,
  },
} as const satisfies Record<string, Call>
