import { read, readOne, type Call } from './call.ts'
import { Empty, IdParams, LangQuery } from '../common.ts'
import {
  CookingLogBody,
  CookingLogEntry,
  CookingLogPage,
  CookingLogQuery,
  CookingLogWithBefore,
  CookingLogYear,
  CookingLogYearQuery,
  NewCookingLogEntry,
  TimesCooked,
} from '../cooking-log/cooking-log.ts'

/** Calls about the cooking log of a member (rows X27 to X36 of the API table). */
export const cookingLogCalls = {
  cooked: { ...read('/cooked', 'yes', CookingLogQuery, CookingLogPage), scope: 'cooked:read' },
  logYear: {
    ...read('/cooked/year', 'yes', CookingLogYearQuery, CookingLogYear),
    scope: 'cooked:read',
  },
  logEntry: {
    ...readOne('/cooked/:id', 'yes', LangQuery, CookingLogWithBefore),
    scope: 'cooked:read',
  },
  timesCooked: {
    ...readOne('/recipe/:id/cooked', 'yes', LangQuery, TimesCooked),
    scope: 'cooked:read',
  },
  putIntoLog: {
    method: 'POST',
    path: '/cooked',
    auth: 'yes',
    query: LangQuery,
    body: NewCookingLogEntry,
    status: 201,
    response: CookingLogEntry,
  },
  changeLogEntry: {
    method: 'PATCH',
    path: '/cooked/:id',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    body: CookingLogBody,
    response: CookingLogEntry,
  },
  deleteLogEntry: {
    method: 'DELETE',
    path: '/cooked/:id',
    auth: 'yes',
    params: IdParams,
    response: Empty,
  },
  restoreLogEntry: {
    method: 'PATCH',
    path: '/cooked/:id/restore',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    response: CookingLogEntry,
  },
  changeLogPhoto: {
    method: 'POST',
    path: '/cooked/:id/photo',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    response: CookingLogEntry,
  },
  removeLogPhoto: {
    method: 'DELETE',
    path: '/cooked/:id/photo',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    response: CookingLogEntry,
  },
} as const satisfies Record<string, Call>
