import { takesPasswords } from '#server/accounts/passwords-off.ts'
import { resetMail } from '#server/accounts/reset.ts'
import { applicationMail } from '#server/desk/application-mail.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { siteOrigin } from '#server/http/origin.ts'
import { invitationMail } from '#server/host/invitation-mail.ts'
import { hostWarningMail } from '#server/host/tell-hosts.ts'
import { fridayMail } from '#server/news/friday-mail.ts'
import { linkedMail } from '#server/provider-sign-in/linked-mail.ts'
import { decidedMail, hiddenMail, onHoldMail, shownMail } from '#server/reports/decision-mail.ts'
import { noticeMail } from '#server/reports/notice-mail.ts'
import { keyEndsMail } from '#server/script-keys/warn-of-ends.ts'
import { passkeyAddedMail, providerAddedMail } from '#server/sign-in-ways/added-mail.ts'
import { MailQueue } from './mail/queue.ts'
import { mailTransport } from './mail/transport.ts'

export interface OpenMailQueueOptions {
  config: Config
  database: OpenDatabase
  now: () => Date
}

/** The mail queue, which runs from when the server is ready until it closes. */
export function openMailQueue(
  app: App,
  { config, database, now }: OpenMailQueueOptions,
): MailQueue {
  const { log } = app
  const context = {
    db: database.db,
    origin: siteOrigin(app, config),
    takesPasswords: takesPasswords(config),
    now,
    log,
  }
  const queue = new MailQueue({
    database,
    transport: mailTransport(config),
    composers: {
      reset: (due) => resetMail(context, due),
      linked: (due) => linkedMail(context, due),
      passkeyAdded: (due) => passkeyAddedMail(context, due),
      providerAdded: (due) => providerAddedMail(context, due),
      application: (due) => applicationMail(context, due),
      notice: (due) => noticeMail(context, due),
      hidden: (due) => hiddenMail(context, due),
      shown: (due) => shownMail(context, due),
      decided: (due) => decidedMail(context, due),
      onHold: (due) => onHoldMail(context, due),
      keyEnds: (due) => keyEndsMail(context, due),
      hostWarning: (due) => hostWarningMail(context, due),
      invitation: (due) => invitationMail(context, due),
      news: (due) => fridayMail(context, due),
    },
    now,
    log,
    databaseState: app.databaseState,
  })
  app.addHook('onReady', async () => queue.start())
  app.addHook('onClose', () => queue.close())
  return queue
}
