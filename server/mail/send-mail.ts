import { PROVIDERS } from '#contract/external-sign-in.ts'
import { resetMail } from '#server/accounts/reset.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { siteOrigin } from '#server/http/site-origin.ts'
import { linkedMailKind, linkedMail } from '#server/social/linked-mail.ts'
import { type Composer, MailQueue } from './queue.ts'
import { mailTransport } from './transport.ts'

export interface SendMailOptions {
  config: Config
  database: OpenDatabase
  now: () => Date
}

/** The mail queue, which runs from when the server is ready until it closes. */
export function sendMail(app: App, { config, database, now }: SendMailOptions): MailQueue {
  const { log } = app
  const letters = { db: database.db, origin: siteOrigin(app, config), now, log }
  const queue = new MailQueue({
    database,
    transport: mailTransport(config),
    composers: {
      reset: (due) => resetMail(letters, due),
      ...Object.fromEntries(
        PROVIDERS.map((provider): [string, Composer] => [
          linkedMailKind(provider),
          (due) => linkedMail(letters, provider, due),
        ]),
      ),
    },
    now,
    log,
  })
  app.addHook('onReady', async () => queue.start())
  app.addHook('onClose', () => queue.close())
  return queue
}
