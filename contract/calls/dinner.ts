import { read, type Call } from './call.ts'
import { Empty, LangQuery } from '../common.ts'
import { Dinner, DinnerChange, DinnerParams, Dinners, NewDinner } from '../dinner/dinner.ts'
import { OperationHeaders } from '../shopping/sync.ts'

const about = { auth: 'yes', params: DinnerParams, query: LangQuery } as const

/** Calls about dinners of several dishes (rows X250 to X254 of the API table). */
export const dinnerCalls = {
  dinners: read('/dinners', 'yes', LangQuery, Dinners),
  keepDinner: {
    method: 'POST',
    path: '/dinners',
    auth: 'yes',
    headers: OperationHeaders,
    query: LangQuery,
    body: NewDinner,
    status: 201,
    response: Dinner,
  },
  dinner: { method: 'GET', path: '/dinners/:key', ...about, response: Dinner },
  changeDinner: {
    method: 'PATCH',
    path: '/dinners/:key',
    ...about,
    headers: OperationHeaders,
    body: DinnerChange,
    response: Dinner,
  },
  deleteDinner: {
    method: 'DELETE',
    path: '/dinners/:key',
    ...about,
    headers: OperationHeaders,
    response: Empty,
  },
} as const satisfies Record<string, Call>
