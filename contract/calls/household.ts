import { Type } from 'typebox'
import { read, type Call } from './call.ts'
import { Empty, Id, IdParams } from '../common.ts'
import * as household from '../household.ts'

const state = household.HouseholdState

/** Calls about the household that shares shopping lists (rows X49 to X59 of the API table). */
export const householdCalls = {
  household: read('/household', 'yes', Type.Object({}), state),
  createHousehold: {
    method: 'POST',
    path: '/household',
    auth: 'yes',
    body: household.HouseholdBody,
    status: 201,
    response: state,
  },
  renameHousehold: {
    method: 'PATCH',
    path: '/household',
    auth: 'yes',
    body: household.HouseholdBody,
    response: state,
  },
  leaveHousehold: {
    method: 'POST',
    path: '/household/leave',
    auth: 'yes',
    body: household.LeaveBody,
    response: state,
  },
  /** Joining twice is not an error. */
  joinHousehold: {
    method: 'POST',
    path: '/household/join',
    auth: 'yes',
    body: household.JoinBody,
    response: state,
  },
  removeHouseholdMember: {
    method: 'DELETE',
    path: '/household/member/:id',
    auth: 'yes',
    params: IdParams,
    response: state,
  },
  handHouseholdOver: {
    method: 'PATCH',
    path: '/household/member/:id/keeper',
    auth: 'yes',
    params: IdParams,
    response: state,
  },
  invite: {
    method: 'POST',
    path: '/household/invitation',
    auth: 'yes',
    status: 201,
    response: household.NewInvitation,
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/household/invitation/:id',
    auth: 'yes',
    params: Type.Object({ id: Id }),
    response: Empty,
  },
  invitation: {
    method: 'GET',
    path: '/invitation/:token',
    auth: 'opt',
    params: household.TokenParams,
    response: household.Invitation,
  },
  /** Limited to ten an hour per member and per address, together with joining by code. */
  invitationOfCode: {
    method: 'POST',
    path: '/invitation/code',
    auth: 'yes',
    body: household.CodeBody,
    response: household.Invitation,
  },
} as const satisfies Record<string, Call>
