import type { Call } from './call.ts'
import { Empty, IdParams } from '../common.ts'
import { StuckBody } from '../kitchen/stuck.ts'

/** The call that counts where cooks get stuck (row X48 of the API table). */
export const stuckCalls = {
  countStuck: {
    method: 'POST',
    path: '/recipe/:id/stuck',
    auth: 'no',
    params: IdParams,
    body: StuckBody,
    response: Empty,
  },
} as const satisfies Record<string, Call>
