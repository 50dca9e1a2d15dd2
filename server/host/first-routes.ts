import { calls } from '#contract/calls/calls.ts'
import { audit } from '#server/accounts/audit.ts'
import { refusePasswords, takesPasswords } from '#server/accounts/passwords-off.ts'
import { issueToken, TOKEN_SECONDS } from '#server/accounts/tokens.ts'
import type { Config } from '#server/config.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import { countExamples } from '#server/publications/examples.ts'
import { becomeHost, type FirstParts } from './first.ts'
import { firstWords, isWithoutMembers } from './first-words.ts'

/** What the routes of /first need. */
export interface FirstRoutesOptions extends FirstParts {
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'LOCAL_SIGN_IN'>
  limits: Limits
  now: () => Date
}

/** The calls that create the first account (rows X286 and X287 of the API table). Then they answer 404. */
export function firstRoutes(app: App, options: FirstRoutesOptions): void {
  const { config, limits, now } = options
  const { db } = options.database

  app.route({
    ...callRoute(calls.firstState),
    handler: async () => {
      if (!takesPasswords(config) || !(await isWithoutMembers(db))) throw new ApiError('NotFound')
      const Recipes = await countExamples(db)
      return { Recipes, MailFrom: config.SMTP_URL === undefined ? null : config.MAIL_FROM }
    },
  })
  app.route({
    ...callRoute(calls.becomeHost, { rateLimit: perAddress(limits, 'signIns') }),
    handler: async (request, reply) => {
      refusePasswords(config)
      const time = now().getTime()
      try {
        const account = await becomeHost(options, request.body, time)
        const token = await issueToken(db, account, time)
        if (token === undefined) throw new ApiError('NotFound')
        audit(request, 'role granted', account.id)
        const answer = { access_token: token, token_type: 'bearer' as const }
        return await reply.status(201).send({ ...answer, expires_in: TOKEN_SECONDS })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'WordsWrong') await sayNewWords(time)
        throw error
      }
    },
  })

  /** Logs the current words when they are not those that the start has printed. */
  async function sayNewWords(time: number): Promise<void> {
    const { words, areNew } = await firstWords(db, time)
    if (areNew) app.log.warn({ words }, 'the four words for /first are new')
  }
}
