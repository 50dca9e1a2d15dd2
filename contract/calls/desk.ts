import { Type } from 'typebox'
import { Empty, IdParams } from '../common.ts'
import * as authorship from '../desk/authorship.ts'
import * as log from '../desk/log.ts'
import * as members from '../desk/members.ts'
import type { Call } from './call.ts'

/** Calls of the desk (rows X120 to X129 of the API table). For editors, where they say nothing else. */
export const deskCalls = {
  deskMembers: {
    method: 'GET',
    path: '/desk/members',
    auth: 'yes',
    role: 'editor',
    query: members.DeskMemberQuery,
    response: members.DeskMembers,
  },
  grantRole: {
    method: 'POST',
    path: '/desk/members/:id/roles',
    auth: 'yes',
    role: 'admin',
    isSeenByOthers: true,
    params: IdParams,
    body: members.GrantBody,
    response: members.DeskMember,
  },
  revokeRole: {
    method: 'DELETE',
    path: '/desk/members/:id/roles/:role',
    auth: 'yes',
    role: 'admin',
    isSeenByOthers: true,
    params: members.RevokeParams,
    query: members.RevokeQuery,
    response: members.DeskMember,
  },
  trustAuthor: {
    method: 'PATCH',
    path: '/desk/members/:id/trust',
    auth: 'yes',
    role: 'editor',
    isSeenByOthers: true,
    params: IdParams,
    body: members.TrustBody,
    response: members.DeskMember,
  },
  suspendMember: {
    method: 'PATCH',
    path: '/desk/members/:id/suspend',
    auth: 'yes',
    role: 'editor',
    isSeenByOthers: true,
    params: IdParams,
    body: members.SuspendBody,
    response: members.DeskMember,
  },
  liftSuspension: {
    method: 'PATCH',
    path: '/desk/members/:id/lift',
    auth: 'yes',
    role: 'editor',
    isSeenByOthers: true,
    params: IdParams,
    body: members.LiftBody,
    response: members.DeskMember,
  },
  applications: {
    method: 'GET',
    path: '/desk/applications',
    auth: 'yes',
    role: 'editor',
    query: Type.Object({}),
    response: authorship.DeskApplications,
  },
  approveApplication: {
    method: 'PATCH',
    path: '/desk/applications/:id/approve',
    auth: 'yes',
    role: 'editor',
    isSeenByOthers: true,
    params: IdParams,
    response: Empty,
  },
  refuseApplication: {
    method: 'PATCH',
    path: '/desk/applications/:id/refuse',
    auth: 'yes',
    role: 'editor',
    isSeenByOthers: true,
    params: IdParams,
    body: authorship.RefuseBody,
    response: Empty,
  },
  deskLog: {
    method: 'GET',
    path: '/desk/log',
    auth: 'yes',
    role: 'editor',
    query: log.LogQuery,
    response: log.LogPage,
  },
} as const satisfies Record<string, Call>
