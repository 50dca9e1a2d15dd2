import { calls } from '#contract/calls/calls.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { requestLangId } from '#server/http/language.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import type { MailQueue } from '#server/mail/queue.ts'
import { audit } from './audit.ts'
import { keyOf } from './queries.ts'
import { refusePasswords } from './passwords-off.ts'
import type { Passwords } from './passwords.ts'
import { resetPassword } from './reset.ts'

/** What the calls about a forgotten password need. */
export interface ResetRoutesOptions {
  config: Pick<Config, 'LOCAL_SIGN_IN'>
  database: OpenDatabase
  passwords: Passwords
  mail: MailQueue
  limits: Limits
  now: () => Date
}

/** The calls about a forgotten password. */
export function resetRoutes(
  app: App,
  { config, database, passwords, mail, limits, now }: ResetRoutesOptions,
): void {
  const { db } = database
  const options = { rateLimit: perAddress(limits, 'signIns') }

  app.route({
    ...callRoute(calls.requestReset, options),
    handler: async (request) => {
      refusePasswords(config)
      const emailKey = keyOf(request.body.email)
      // No limit per account: strangers could use it to lock the owner out. The mailbox is
      // protected when the mail is composed, see resetMail. The account is looked up when the mail
      // is composed, so that the answer and its timing are the same for every address.
      await mail.add('reset', { emailKey, langId: requestLangId(request) }, {})
      audit(request, 'password reset requested')
      return {}
    },
  })

  app.route({
    ...callRoute(calls.resetPassword, options),
    handler: async (request) => {
      refusePasswords(config)
      const { token } = request.params
      try {
        const time = now().getTime()
        const { Password } = request.body
        const account = await resetPassword({ db, passwords }, token, Password, time)
        audit(request, 'password reset', account)
      } catch (error) {
        if (error instanceof ApiError) audit(request, 'password reset refused')
        throw error
      }
      return {}
    },
  })
}
