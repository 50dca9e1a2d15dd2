import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { SentCounts } from '#server/queue/sent-counts.ts'
import { PushAddresses } from './push-addresses.ts'
import { type PushEdge, REAL_EDGE } from './push-edge.ts'
import { PushQueue } from './push-queue.ts'
import type { PushRoutesOptions } from './routes.ts'
import { pushSender, type PushSender } from './send-push.ts'
import { readKeysFile, readStoredKeys, vapidKeys } from './vapid-keys.ts'

/** Milliseconds between two writes of what was counted. */
const COUNTS_MS = 10_000

export interface SendPushOptions {
  config: Config
  database: OpenDatabase
  now: () => Date
  edge?: PushEdge | undefined
}

/** What is needed to send other messages. */
export interface SendingPush extends PushRoutesOptions {
  /** Opens connections of its own to push services; undefined when push messages are off. */
  openSender: (() => PushSender) | undefined
}

/**
 * Sends push messages while the server listens.
 * @returns what the routes need
 * @throws {StartError} for configured keys that are not a pair
 */
export function sendPushMessages(
  app: App,
  { config, database, now, edge = REAL_EDGE }: SendPushOptions,
): SendingPush {
  const addresses = new PushAddresses(edge)
  if (config.SERVICE_WORKER === 'off') {
    return { database, keys: undefined, addresses, now, openSender: undefined }
  }
  const keys = vapidKeys(config, database.db)
  app.addHook('onReady', async () => void warnOfLostKeys(app, { config, database }))
  const subject = contactOf(config.MAIL_FROM)
  const counts = new SentCounts(database.db, 'push')
  const openSender = () =>
    counting(
      counts,
      pushSender({ keys: async () => ({ ...(await keys()), subject }), addresses, ca: edge.ca }),
    )
  const writeCounts = async () => {
    if (app.databaseState.isReadOnly) return
    await counts
      .write(now().getTime())
      .catch((error: unknown) => app.log.warn({ err: error }, 'counting push messages failed'))
  }
  const queue = new PushQueue({
    database,
    sender: openSender(),
    now,
    log: app.log,
    databaseState: app.databaseState,
  })
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', () => {
    timer = setInterval(() => void writeCounts(), COUNTS_MS).unref()
    queue.start()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    addresses.close()
    await queue.close()
    await writeCounts()
  })
  return { database, keys, addresses, now, openSender }
}

/** A sender that counts what push services have taken, and devices that are no longer there. */
function counting(counts: SentCounts, sender: PushSender): PushSender {
  return {
    ...sender,
    send: async (...message) => {
      const outcome = await sender.send(...message)
      if (outcome.kind !== 'later') counts.add(outcome.kind)
      return outcome
    },
  }
}

/** Logs that devices have subscribed with keys that are not here. */
async function warnOfLostKeys(
  app: App,
  { config, database: { db } }: Pick<SendPushOptions, 'config' | 'database'>,
): Promise<void> {
  if (config.VAPID_PUBLIC_KEY !== undefined) return
  try {
    const stored = await readStoredKeys(db)
    const ofFile = await readKeysFile(config)
    if (stored && ofFile && stored.publicKey !== ofFile.publicKey) {
      app.log.warn(
        'vapid.json in DATA_DIR holds other keys than the database, which are used: devices that have subscribed with them have to subscribe again',
      )
    }
    if (stored ?? ofFile) return
    for (const table of ['push_subscriptions', 'bell_devices'] as const) {
      if (!(await db.selectFrom(table).select('id').limit(1).executeTakeFirst())) continue
      app.log.warn(
        'Devices have subscribed to push messages, but their keys are neither in the database nor in DATA_DIR/vapid.json: restore them, or all of these devices have to subscribe again',
      )
      return
    }
  } catch (error) {
    app.log.warn({ err: error }, 'looking for the keys of push messages failed')
  }
}

/**
 * The contact that push services require, from a sender as `Simmer <hello@simmer.example>` or a
 * bare address.
 */
function contactOf(sender: string): string {
  return `mailto:${/<([^<>]+)>/.exec(sender)?.[1] ?? sender.trim()}`
}
