import { calls } from '#contract/calls/calls.ts'
import type { MailTest } from '#contract/host/mail-test.ts'
import { audit } from '#server/accounts/audit.ts'
import { memberOf } from '#server/accounts/guard.ts'
import { readMember } from '#server/accounts/queries.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { readWork } from '#server/backup/asked-work.ts'
import type { AskWork } from '#server/backup/do-asked-work.ts'
import { ApiError } from '#server/http/errors.ts'
import { requestLangId } from '#server/http/language.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import { siteOrigin } from '#server/http/origin.ts'
import type { DiskOf } from '#server/lib/disk.ts'
import { SentCounts } from '#server/queue/sent-counts.ts'
import { ServiceMarks } from '#server/queue/service-marks.ts'
import { writeSetting } from '#server/site/settings.ts'
import { makeQuiet, readErrors } from './errors.ts'
import { sendTestMail } from './mail-test.ts'
import { askForReleases, readNewer } from './newer-release.ts'
import { readOverview } from './overview.ts'
import { changeReadOnly, readReadOnly } from './read-only.ts'
import type { SeeOutside } from './outside.ts'
import { receiptOf } from './receipts.ts'
import { readRelease } from './release.ts'
import { tellHosts } from './tell-hosts.ts'
import { tellVersion } from './versions.ts'

/** What the routes of the overview need. */
export interface OverviewRoutesOptions {
  config: Config
  database: OpenDatabase
  limits: Limits
  diskOf: DiskOf
  askWork: AskWork
  outside: SeeOutside
  now: () => Date
}

/** The calls that show the state of the site and test its parts (rows X288, X289, X330 to X337 and X350 of the API table). */
export function overviewRoutes(app: App, options: OverviewRoutesOptions): void {
  const { config, database, limits, diskOf, askWork, outside, now } = options
  const { db } = database
  const time = () => now().getTime()
  const origin = siteOrigin(app, config)
  const parts = () => {
    const { isReadOnly } = app.databaseState
    return { config, database, diskOf, isReadOnly, outside: outside() }
  }
  tellHosts(app, parts, now)
  tellVersion(app, db, now)
  askForReleases(app, { db, url: config.RELEASES_URL, now })
  const marks = new ServiceMarks(db)
  const counts = new SentCounts(db, 'mail')
  /** What the test has shown stands on the page, too. */
  const noteTest = async ({ IsTaken, Code }: MailTest) => {
    if (app.databaseState.isReadOnly) return
    if (IsTaken) await marks.taken('mail', time())
    else await marks.refused('mail', Code, time())
    counts.add(IsTaken ? 'sent' : 'refused')
    await counts.write(time())
  }
  const workState = async () => ({ Work: (await readWork(db, time())) ?? null })

  app.route({
    ...callRoute(calls.hostOverview),
    handler: async () => {
      const { Held: _held, ...overview } = await readOverview({ ...parts(), now: time() })
      return overview
    },
  })
  app.route({
    ...callRoute(calls.testMail, { rateLimit: perAddress(limits, 'signIns') }),
    handler: async (request) => {
      const member = await readMember(database.db, memberOf(request))
      if (!member || member.email === null) throw new ApiError('Unauthorized')
      const langId = requestLangId(request)
      const sent = await sendTestMail(config, { to: member.email, langId, origin: origin() })
      if (config.SMTP_URL !== undefined) await noteTest(sent)
      return sent
    },
  })
  app.route({
    ...callRoute(calls.readOnlyState),
    handler: async (request) => await readReadOnly(db, app.databaseState, memberOf(request)),
  })
  app.route({
    ...callRoute(calls.changeReadOnly),
    handler: async (request) => {
      const actorId = memberOf(request)
      app.databaseState.choose(await changeReadOnly(db, request.body, { actorId, now: time() }))
      audit(request, 'read-only changed', actorId)
      return await readReadOnly(db, app.databaseState, actorId)
    },
  })
  app.route({
    ...callRoute(calls.hostErrors),
    handler: async (request) => await readErrors(db, { now: time(), langId: request.query.LangId }),
  })
  app.route({
    ...callRoute(calls.quietError),
    handler: async (request) => {
      await makeQuiet(db, request.body, time())
      return {}
    },
  })
  app.route({ ...callRoute(calls.hostWork), handler: workState })
  app.route({
    ...callRoute(calls.askHostWork),
    handler: async (request) => {
      if (config.BACKUP_DIR === undefined) throw new ApiError('NotFound')
      await askWork(request.body.Kind)
      audit(request, 'host work asked for', memberOf(request))
      return await workState()
    },
  })
  app.route({
    ...callRoute(calls.backupReceipt),
    handler: async (request) => await receiptOf(config.BACKUP_DIR, request.params.file),
  })
  app.route({
    ...callRoute(calls.hostRelease),
    handler: async () => ({ ...(await readRelease()), ...(await readNewer(db, config)) }),
  })
  app.route({
    ...callRoute(calls.changeWarningMails),
    handler: async (request) => {
      await writeSetting(db, 'warningMails', request.body.Mails)
      return {}
    },
  })
}
