import { read, type Call } from './call.ts'
import { LangQuery } from '../common.ts'
import { OperationHeaders } from '../shopping/sync.ts'
import {
  Meal,
  MealChange,
  MealHourBody,
  MealParams,
  MealRemoval,
  NewMeal,
  Week,
} from '../week/week.ts'

const headers = OperationHeaders

/** Calls about what is planned to be eaten (rows X240 to X244 of the API table). */
export const weekCalls = {
  week: read('/week', 'yes', LangQuery, Week),
  addMeal: {
    method: 'POST',
    path: '/week/meals',
    auth: 'yes',
    headers,
    query: LangQuery,
    body: NewMeal,
    status: 201,
    response: Meal,
  },
  changeMeal: {
    method: 'PATCH',
    path: '/week/meals/:key',
    auth: 'yes',
    headers,
    params: MealParams,
    query: LangQuery,
    body: MealChange,
    response: Meal,
  },
  removeMeal: {
    method: 'DELETE',
    path: '/week/meals/:key',
    auth: 'yes',
    headers,
    params: MealParams,
    query: MealRemoval,
    response: Week,
  },
  setMealHour: {
    method: 'POST',
    path: '/week/hours',
    auth: 'yes',
    headers,
    query: LangQuery,
    body: MealHourBody,
    response: Week,
  },
} as const satisfies Record<string, Call>
