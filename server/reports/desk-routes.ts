import { calls } from '#contract/calls/calls.ts'
import type { LangId } from '#contract/languages.ts'
import { audit } from '#server/accounts/audit.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { decideCase, type HideReason, type KeepReason } from './decide-case.ts'
import { type CaseReader, readCase, readCases } from './desk-cases.ts'
import { hideContent, readContents } from './desk-contents.ts'
import { closeNotice, readNotices } from './notices.ts'

/** What the desk's routes of reports need. */
export interface DeskReportRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  storage: Storage
  now: () => Date
}

/** A decision about one case. */
interface DecisionCall extends Caller {
  params: { id: number }
  query: { LangId: LangId }
  body: { Revision: string }
}

const readerOf = (request: Pick<DecisionCall, 'query'> & Caller): CaseReader => ({
  viewer: memberOf(request),
  langId: request.query.LangId,
})

/** The calls of the desk about reports and notices (rows X161 to X168 of the API table). */
export function deskReportRoutes(
  app: App,
  { database: { db }, storage, now }: DeskReportRoutesOptions,
): void {
  const time = () => now().getTime()

  app.route({
    ...callRoute(calls.deskReports),
    handler: async (request) => await readCases(db, request.query, memberOf(request)),
  })
  app.route({
    ...callRoute(calls.deskReport),
    handler: async (request) =>
      await readCase({ db, storage }, request.params.id, readerOf(request)),
  })
  app.route({
    ...callRoute(calls.hideReported),
    handler: async (request) => {
      const { Reason: reason, Remark } = request.body
      const why = { reason, remark: requiredText(Remark, 'Remark') }
      audit(request, 'reported hidden', memberOf(request))
      return await decide(request, why)
    },
  })
  app.route({
    ...callRoute(calls.keepReported),
    handler: async (request) => await decide(request, { why: request.body.Why }),
  })

  app.route({
    ...callRoute(calls.deskNotices),
    handler: async ({ query }) => ({ Notices: await readNotices(db, { ...query, now: time() }) }),
  })
  app.route({
    ...callRoute(calls.closeNotice),
    handler: async (request) => {
      const closing = { actorId: memberOf(request), id: request.params.id, now: time() }
      await closeNotice(db, request.body.Remark, closing)
      return {}
    },
  })

  app.route({
    ...callRoute(calls.deskContents),
    handler: async (request) => await readContents(db, request.query, memberOf(request)),
  })
  app.route({
    ...callRoute(calls.hideContent),
    handler: async (request) => {
      const { Kind: kind, Id: id, Revision: revision, Reason: reason, Remark } = request.body
      const why = { reason, remark: requiredText(Remark, 'Remark') }
      const actorId = memberOf(request)
      audit(request, 'content hidden', actorId)
      await hideContent(db, { kind, id }, why, { actorId, revision, now: time() })
      return {}
    },
  })

  async function decide(request: DecisionCall, verdict: HideReason | KeepReason) {
    const { id } = request.params
    const actorId = memberOf(request)
    const decision = { actorId, id, revision: request.body.Revision, now: time() }
    await decideCase(db, verdict, decision)
    return await readCase({ db, storage }, id, readerOf(request))
  }
}
