import { Type } from 'typebox'
import * as account from '../account.ts'
import { read, type Call } from './call.ts'
import { Empty } from '../common.ts'
import { PushState, PushSubscriptionBody } from '../push.ts'

/** Calls about the account. */
export const accountCalls = {
  signIn: {
    method: 'POST',
    path: '/auth/',
    auth: 'no',
    worksReadOnly: true,
    body: account.SignInBody,
    response: account.AuthResult,
  },
  signInAtProvider: {
    method: 'POST',
    path: '/signup/externalauth',
    auth: 'no',
    body: account.ProviderAuthBody,
    response: account.AuthResult,
  },
  signUp: {
    method: 'POST',
    path: '/signup',
    auth: 'no',
    body: account.SignUpBody,
    status: 201,
    response: Empty,
  },
  requestReset: {
    method: 'POST',
    path: '/signup/passwordreset',
    auth: 'no',
    body: account.ResetRequestBody,
    response: Empty,
  },
  resetPassword: {
    method: 'POST',
    path: '/signup/passwordreset/:token',
    auth: 'no',
    params: account.TokenParams,
    body: account.ResetBody,
    response: Empty,
  },
  signOut: { method: 'POST', path: '/auth/logout', auth: 'yes', response: account.SignedOut },
  me: read('/me/', 'yes', Type.Object({}), account.CurrentUser),
  changeProfile: {
    method: 'PATCH',
    path: '/me/',
    auth: 'yes',
    body: account.ProfileBody,
    response: account.CurrentUser,
  },
  changeAvatar: {
    method: 'POST',
    path: '/me/avatar',
    auth: 'yes',
    isSeenByOthers: true,
    response: account.AvatarResult,
  },
  changePassword: {
    method: 'PATCH',
    path: '/me/password',
    auth: 'yes',
    body: account.PasswordBody,
    response: Empty,
  },
  deleteAccount: {
    method: 'PATCH',
    path: '/me/delete_account',
    auth: 'yes',
    body: account.DeleteAccountBody,
    response: Empty,
  },
  changeNotifications: {
    method: 'PATCH',
    path: '/me/update_notifications',
    auth: 'yes',
    body: account.NotificationsBody,
    response: account.CurrentUser,
  },
  pushState: read('/me/push_subscription', 'yes', Type.Object({}), PushState),
  subscribeDevice: {
    method: 'POST',
    path: '/me/push_subscription',
    auth: 'yes',
    body: PushSubscriptionBody,
    response: PushState,
  },
  unsubscribeDevice: {
    method: 'DELETE',
    path: '/me/push_subscription',
    auth: 'yes',
    response: PushState,
  },
  sendFeedback: {
    method: 'POST',
    path: '/feedback',
    auth: 'yes',
    body: account.FeedbackBody,
    status: 201,
    response: Empty,
  },
} as const satisfies Record<string, Call>
