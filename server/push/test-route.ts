import { calls } from '#contract/calls/calls.ts'
import { languageOf } from '#contract/languages.ts'
import type { PushMessage } from '#contract/push.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { requestLangId } from '#server/http/language.ts'
import { type Limits, perAddress } from '#server/http/limits/rate-limits.ts'
import type { SendingPush } from './push.ts'
import { sessionOf } from './routes.ts'
import type { PushTerms } from './send-push.ts'
import { pushWords } from './words.ts'

/** A test is of use at once or not at all. */
const TERMS: PushTerms = { topic: 'test', ttl: 60, urgency: 'high', timeoutMs: 10_000 }

/** The call by which a host tries push messages on the browser that asks (row X337 of the API table). */
export function pushTestRoute(
  app: App,
  { database: { db }, openSender }: SendingPush,
  limits: Limits,
): void {
  const sender = openSender?.()
  app.addHook('onClose', async () => sender?.close())
  app.route({
    ...callRoute(calls.testPush, { rateLimit: perAddress(limits, 'signIns') }),
    handler: async (request) => {
      const device = await db
        .selectFrom('push_subscriptions')
        .select(['endpoint', 'p256dh', 'auth'])
        .where('token_hash', '=', sessionOf(request).tokenHash)
        .executeTakeFirst()
      if (!device || !sender) {
        return { IsSubscribed: false, IsTaken: false, Status: null, Milliseconds: 0 }
      }
      const langId = requestLangId(request)
      const message: PushMessage = {
        ...pushWords(langId).test,
        url: '/host/mail',
        lang: languageOf(langId),
        tag: 'test',
        actions: [],
      }
      const begun = Date.now()
      const outcome = await sender.send(device, message, TERMS)
      return {
        IsSubscribed: outcome.kind !== 'gone',
        IsTaken: outcome.kind === 'sent',
        Status: 'status' in outcome ? (outcome.status ?? null) : null,
        Milliseconds: Date.now() - begun,
      }
    },
  })
}
