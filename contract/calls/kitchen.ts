import { read, type Call } from './call.ts'
import { Kitchen, KitchenChanges, KitchenQuery } from '../kitchen/kitchen.ts'

/** Calls about what a member is cooking (rows X10 and X11 of the API table). */
export const kitchenCalls = {
  kitchen: read('/kitchen', 'yes', KitchenQuery, Kitchen),
  changeKitchen: {
    method: 'POST',
    path: '/kitchen/changes',
    auth: 'yes',
    body: KitchenChanges,
    response: Kitchen,
  },
} as const satisfies Record<string, Call>
