import { read, type Call } from './call.ts'
import { LangQuery } from '../common.ts'
import {
  ChooseMonth,
  DeskMonth,
  DeskMonths,
  MonthChoices,
  MonthParams,
} from '../cookbooks/month.ts'

const ofMonth = { auth: 'yes', role: 'editor', params: MonthParams, query: LangQuery } as const

/** Calls of the desk about the cookbook of the month (rows X220 to X223 of the API table). */
export const monthCalls = {
  deskMonths: { ...read('/desk/months', 'yes', LangQuery, DeskMonths), role: 'editor' },
  monthChoices: {
    method: 'GET',
    path: '/desk/months/:month/choices',
    ...ofMonth,
    response: MonthChoices,
  },
  chooseMonth: {
    method: 'POST',
    path: '/desk/months/:month',
    ...ofMonth,
    isSeenByOthers: true,
    body: ChooseMonth,
    response: DeskMonth,
  },
  clearMonth: {
    method: 'DELETE',
    path: '/desk/months/:month',
    ...ofMonth,
    isSeenByOthers: true,
    response: DeskMonth,
  },
} as const satisfies Record<string, Call>
