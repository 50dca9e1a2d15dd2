import { Type } from 'typebox'
import { Empty, IdParams } from '../common.ts'
import { AuthResult } from '../account.ts'
import * as first from '../host/first.ts'
import * as overview from '../host/overview.ts'
import * as registration from '../host/registration.ts'
import { read, type Call } from './call.ts'

/** Calls of whoever looks after the site (rows X280 to X319 of the API table). Each act is a line of the desk's log. */
export const hostCalls = {
  registrationState: read('/signup', 'no', Type.Object({}), registration.RegistrationState),
  hostRegistration: {
    method: 'GET',
    path: '/host/registration',
    auth: 'yes',
    role: 'admin',
    query: Type.Object({}),
    response: registration.HostRegistration,
  },
  changeRegistration: {
    method: 'PATCH',
    path: '/host/registration',
    auth: 'yes',
    role: 'admin',
    body: registration.RegistrationBody,
    response: registration.HostRegistration,
  },
  inviteToSite: {
    method: 'POST',
    path: '/host/invitations',
    auth: 'yes',
    role: 'admin',
    body: registration.NewSiteInvitation,
    status: 201,
    response: registration.MadeInvitation,
  },
  sendSiteInvitation: {
    method: 'POST',
    path: '/host/invitations/:id/send',
    auth: 'yes',
    role: 'admin',
    params: IdParams,
    response: Empty,
  },
  endSiteInvitation: {
    method: 'DELETE',
    path: '/host/invitations/:id',
    auth: 'yes',
    role: 'admin',
    params: IdParams,
    response: Empty,
  },
  hostOverview: {
    method: 'GET',
    path: '/host',
    auth: 'yes',
    role: 'admin',
    query: Type.Object({}),
    response: overview.HostOverview,
  },
  testMail: {
    method: 'POST',
    path: '/host/mail/test',
    auth: 'yes',
    role: 'admin',
    response: overview.MailTest,
  },
  firstState: read('/first', 'no', Type.Object({}), first.FirstState),
  becomeHost: {
    method: 'POST',
    path: '/first',
    auth: 'no',
    body: first.FirstBody,
    status: 201,
    response: AuthResult,
  },
} as const satisfies Record<string, Call>
