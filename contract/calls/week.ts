import { Type } from 'typebox'
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
import * as calendar from '../week/calendar.ts'
import { WeekCopies } from '../week/copy.ts'
import * as list from '../week/week-list.ts'
import * as suggestions from '../week/suggestions.ts'
import { ListLangQuery } from '../shopping/several-lists.ts'

const headers = OperationHeaders

/** Calls about what is planned to be eaten (rows X240 to X249 and X255 to X259 of the API table). */
export const weekCalls = {
  week: { ...read('/week', 'yes', LangQuery, Week), scope: 'week:read' },
  addMeal: {
    method: 'POST',
    path: '/week/meals',
    auth: 'yes',
    headers,
    query: LangQuery,
    body: NewMeal,
    status: 201,
    response: Meal,
    scope: 'week:write',
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
    scope: 'week:write',
  },
  removeMeal: {
    method: 'DELETE',
    path: '/week/meals/:key',
    auth: 'yes',
    headers,
    params: MealParams,
    query: MealRemoval,
    response: Week,
    scope: 'week:write',
  },
  setMealHour: {
    method: 'POST',
    path: '/week/hours',
    auth: 'yes',
    headers,
    query: LangQuery,
    body: MealHourBody,
    response: Week,
    scope: 'week:write',
  },
  weekList: read('/week/list', 'yes', list.WeekListQuery, list.WeekList),
  putWeekOnList: {
    method: 'POST',
    path: '/week/list',
    auth: 'yes',
    headers,
    query: ListLangQuery,
    body: list.WeekListBody,
    response: list.WeekList,
  },
  weekListChanges: read('/week/list/changes', 'yes', LangQuery, list.WeekListChanges),
  answerWeekListChanges: {
    method: 'POST',
    path: '/week/list/changes',
    auth: 'yes',
    headers,
    query: ListLangQuery,
    body: list.WeekListAnswer,
    response: list.WeekListChanges,
  },
  copyMeals: {
    method: 'POST',
    path: '/week/copies',
    auth: 'yes',
    headers,
    query: LangQuery,
    body: WeekCopies,
    response: Week,
    scope: 'week:write',
  },
  weekSuggestions: read(
    '/week/suggestions',
    'yes',
    suggestions.SuggestionsQuery,
    suggestions.WeekSuggestions,
  ),
  restSuggestion: {
    method: 'POST',
    path: '/week/suggestions/rest',
    auth: 'yes',
    query: suggestions.SuggestionsQuery,
    body: suggestions.SuggestionRest,
    response: suggestions.WeekSuggestions,
  },
  weekCalendar: read('/week/calendar', 'yes', Type.Object({}), calendar.WeekCalendarState),
  setWeekCalendar: {
    method: 'POST',
    path: '/week/calendar',
    auth: 'yes',
    query: calendar.WeekCalendarQuery,
    body: calendar.WeekCalendarBody,
    response: calendar.MadeWeekCalendar,
  },
  endWeekCalendar: {
    method: 'DELETE',
    path: '/week/calendar',
    auth: 'yes',
    response: calendar.WeekCalendarState,
  },
} as const satisfies Record<string, Call>
