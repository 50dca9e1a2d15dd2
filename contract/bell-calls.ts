import { Type } from 'typebox'
import { BellBody, BellState } from './bell.ts'
import { read, type Call } from './call.ts'

/** Calls that let timers ring while the page is closed (rows X13 and X14 of the API table). */
export const bellCalls = {
  bell: read('/bell', 'no', Type.Object({}), BellState),
  setBell: {
    method: 'POST',
    path: '/bell',
    auth: 'opt',
    body: BellBody,
    response: BellState,
  },
} as const satisfies Record<string, Call>
