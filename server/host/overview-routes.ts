import { calls } from '#contract/calls/calls.ts'
import { memberOf } from '#server/accounts/guard.ts'
import { readMember } from '#server/accounts/queries.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { requestLangId } from '#server/http/language.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import { siteOrigin } from '#server/http/origin.ts'
import { sendTestMail } from './mail-test.ts'
import { readOverview } from './overview.ts'

/** What the routes of the overview need. */
export interface OverviewRoutesOptions {
  config: Config
  database: OpenDatabase
  limits: Limits
  now: () => Date
}

/** How the site is, and tests of what it needs (rows X288 and X289 of the API table). */
export function overviewRoutes(app: App, options: OverviewRoutesOptions): void {
  const { config, database, limits, now } = options
  const origin = siteOrigin(app, config)

  app.route({
    ...callRoute(calls.hostOverview),
    handler: async () => {
      const { isReadOnly } = app.databaseState
      return await readOverview({ config, database, isReadOnly, now: now().getTime() })
    },
  })
  app.route({
    ...callRoute(calls.testMail, { rateLimit: perAddress(limits, 'signIns') }),
    handler: async (request) => {
      const member = await readMember(database.db, memberOf(request))
      if (!member || member.email === null) throw new ApiError('Unauthorized')
      const langId = requestLangId(request)
      return await sendTestMail(config, { to: member.email, langId, origin: origin() })
    },
  })
}
