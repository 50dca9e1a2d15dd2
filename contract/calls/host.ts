import { Type } from 'typebox'
import { Empty, IdParams, LangQuery } from '../common.ts'
import { AuthResult } from '../account.ts'
import * as errors from '../host/errors.ts'
import * as first from '../host/first.ts'
import * as given from '../host/given.ts'
import * as mailTest from '../host/mail-test.ts'
import * as overview from '../host/overview.ts'
import * as receipt from '../host/receipt.ts'
import * as readOnly from '../host/read-only.ts'
import * as registration from '../host/registration.ts'
import * as release from '../host/release.ts'
import * as work from '../host/work.ts'
import { read, type Call } from './call.ts'

/** Calls of whoever looks after the site (rows X280 to X350, and X361 of the API table). Each act is a line of the desk's log. */
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
  renewSiteInvitation: {
    method: 'POST',
    path: '/host/invitations/:id/link',
    auth: 'yes',
    role: 'admin',
    params: IdParams,
    response: registration.NewInvitationLink,
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
    worksReadOnly: true,
    response: mailTest.MailTest,
  },
  readOnlyState: {
    method: 'GET',
    path: '/host/read-only',
    auth: 'yes',
    role: 'admin',
    query: Type.Object({}),
    response: readOnly.ReadOnlyState,
  },
  changeReadOnly: {
    method: 'PATCH',
    path: '/host/read-only',
    auth: 'yes',
    role: 'admin',
    worksReadOnly: true,
    body: readOnly.ReadOnlyBody,
    response: readOnly.ReadOnlyState,
  },
  hostErrors: {
    method: 'GET',
    path: '/host/errors',
    auth: 'yes',
    role: 'admin',
    query: LangQuery,
    response: errors.HostErrors,
  },
  quietError: {
    method: 'POST',
    path: '/host/errors/quiet',
    auth: 'yes',
    role: 'admin',
    worksReadOnly: true,
    body: errors.QuietBody,
    response: Empty,
  },
  hostWork: {
    method: 'GET',
    path: '/host/work',
    auth: 'yes',
    role: 'admin',
    query: Type.Object({}),
    response: work.HostWorkState,
  },
  askHostWork: {
    method: 'POST',
    path: '/host/work',
    auth: 'yes',
    role: 'admin',
    worksReadOnly: true,
    body: work.HostWorkBody,
    response: work.HostWorkState,
  },
  backupReceipt: {
    method: 'GET',
    path: '/host/backups/:file',
    auth: 'yes',
    role: 'admin',
    params: receipt.BackupParams,
    query: Type.Object({}),
    response: receipt.BackupReceipt,
  },
  hostRelease: {
    method: 'GET',
    path: '/host/release',
    auth: 'yes',
    role: 'admin',
    query: Type.Object({}),
    response: release.HostRelease,
  },
  changeWarningMails: {
    method: 'PATCH',
    path: '/host/warnings',
    auth: 'yes',
    role: 'admin',
    worksReadOnly: true,
    body: overview.WarningMailsBody,
    response: Empty,
  },
  testPush: {
    method: 'POST',
    path: '/host/push/test',
    auth: 'yes',
    role: 'admin',
    worksReadOnly: true,
    response: overview.PushTest,
  },
  givenInvitations: {
    method: 'GET',
    path: '/me/invitations',
    auth: 'yes',
    query: Type.Object({}),
    response: given.GivenInvitations,
  },
  giveInvitation: {
    method: 'POST',
    path: '/me/invitations',
    auth: 'yes',
    status: 201,
    response: given.MadeGivenInvitation,
  },
  takeInvitationBack: {
    method: 'DELETE',
    path: '/me/invitations/:id',
    auth: 'yes',
    params: IdParams,
    response: Empty,
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
