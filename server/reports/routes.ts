import { calls } from '#contract/calls/calls.ts'
import { HOUR_MS } from '#contract/durations.ts'
import type { LangId } from '#contract/languages.ts'
import { NOTICES_PER_HOUR } from '#contract/reports/limits.ts'
import { audit } from '#server/accounts/audit.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import { keyOf } from '#server/accounts/queries.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import type { MailQueue } from '#server/mail/queue.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { removeFiles } from '#server/storage/remove-files.ts'
import { block, readBlocks, unblock } from './blocks.ts'
import { fileReport } from './file-report.ts'
import { closeCases, forgetNetworks, forgetNotices } from './forget.ts'
import { namedBy, writerOf } from './named-writer.ts'
import { addNotice } from './notices.ts'
import { changeHidden, deleteHidden, objectToCase, type OwnCaseRef } from './own-cases.ts'
import { readReport, readReports, showReported } from './own-reports.ts'
import { readOwnCases } from './read-own-cases.ts'
import { takeOverNoteReports } from './take-over.ts'

/** What the routes of reports need. */
export interface ReportRoutesOptions {
  config: Pick<Config, 'DESK_MAIL'>
  database: Pick<OpenDatabase, 'db'>
  storage: Storage
  mail: MailQueue
  limits: Limits
  now: () => Date
}

/** A call about one report, case or member. */
interface IdCall extends Caller {
  params: { id: number }
}

/** A call whose answer names things. */
interface LangCall extends Caller {
  query: { LangId: LangId }
}

/** The calls of members about reports, and the form for everybody else (rows X150 to X160 of the API table). */
export function reportRoutes(
  app: App,
  { config, database: { db }, storage, mail, limits, now }: ReportRoutesOptions,
): void {
  const time = () => now().getTime()
  const refOf = (request: IdCall): OwnCaseRef => ({
    userId: memberOf(request),
    id: request.params.id,
    now: time(),
  })

  app.route({
    ...callRoute(calls.report),
    handler: async (request, reply) => {
      const userId = memberOf(request)
      const { Reason, Word = '' } = request.body
      const said = { reason: Reason, word: Word.trim() }
      const reporter = { userId, address: request.ip, now: time() }
      const id = await fileReport(db, await namedBy(db, request.body), said, reporter)
      audit(request, 'reported', userId)
      reply.status(201)
      return await readReport(db, { userId, langId: request.query.LangId, id })
    },
  })
  app.route({
    ...callRoute(calls.ownReports),
    handler: async (request) => {
      const reader = { userId: memberOf(request), langId: request.query.LangId }
      return { Reports: await readReports(db, reader) }
    },
  })
  app.route({
    ...callRoute(calls.showReported),
    handler: async (request) => {
      const report = { userId: memberOf(request), id: request.params.id }
      await showReported(db, { ...report, isShown: request.body.IsShown })
      return await readReport(db, { ...report, langId: request.query.LangId })
    },
  })

  const casesOf = async (request: LangCall) => ({
    Cases: await readOwnCases(db, memberOf(request), request.query.LangId),
  })
  app.route({ ...callRoute(calls.ownCases), handler: casesOf })
  app.route({
    ...callRoute(calls.objectToCase),
    handler: async (request) => {
      await objectToCase(db, requiredText(request.body.Text, 'Text'), refOf(request))
      return await casesOf(request)
    },
  })
  app.route({
    ...callRoute(calls.changeCase),
    handler: async (request) => {
      await changeHidden(db, requiredText(request.body.Text, 'Text'), refOf(request))
      return await casesOf(request)
    },
  })
  app.route({
    ...callRoute(calls.deleteCase),
    handler: async (request) => {
      await removeFiles(storage, await deleteHidden(db, refOf(request)), app.log)
      return await casesOf(request)
    },
  })

  app.route({
    ...callRoute(calls.blocks),
    handler: async (request) => await readBlocks(db, memberOf(request)),
  })
  app.route({
    ...callRoute(calls.block),
    handler: async (request, reply) => {
      const userId = memberOf(request)
      const { Kind: kind, Id: id } = request.body
      await block(db, { userId, blockedId: await writerOf(db, { kind, id }), now: time() })
      reply.status(201)
      return await readBlocks(db, userId)
    },
  })
  app.route({
    ...callRoute(calls.unblock),
    handler: async (request) => {
      const userId = memberOf(request)
      await unblock(db, userId, request.params.id)
      return await readBlocks(db, userId)
    },
  })

  const perHour = {
    ...perAddress(limits, 'signIns'),
    max: NOTICES_PER_HOUR * limits.addressFactor,
    timeWindow: HOUR_MS,
  }
  app.route({
    ...callRoute(calls.notice, { rateLimit: perHour }),
    handler: async (request, reply) => {
      const langId = request.query.LangId
      const { id, endsAt } = await addNotice(db, request.body, { langId, now: time() })
      const { DESK_MAIL } = config
      if (DESK_MAIL)
        await mail.add('notice', { emailKey: keyOf(DESK_MAIL), langId }, { notice: id })
      reply.status(201)
      return { Id: id, DeletedOn: new Date(endsAt).toISOString() }
    },
  })

  repeatHourly(app, 'tidying of reports', [
    () => takeOverNoteReports(db),
    () => closeCases(db, time()),
    () => forgetNetworks(db, time()),
    () => forgetNotices(db, time()),
  ])
}
