import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { siteOrigin } from '#server/http/origin.ts'
import type { KitchenActor } from '#server/kitchen/write.ts'
import type { PushAddresses } from '#server/push/push-addresses.ts'
import type { SendingPush } from '#server/push/push.ts'
import type { VapidKeys } from '#server/push/vapid-keys.ts'
import { BellQueue } from './bell-queue.ts'
import { followKitchen } from './follow-kitchen.ts'

/** The bell of the server. */
export interface Bell {
  database: OpenDatabase
  addresses: PushAddresses
  now: () => Date
  /** Undefined when push messages are off. */
  keys: (() => Promise<VapidKeys>) | undefined
  /** To be called after bells have changed. */
  wake: () => void
  /** To be called after a member's kitchen has changed. */
  followKitchen: (actor: Omit<KitchenActor, 'now'>) => Promise<void>
}

export interface RingOptions {
  config: Config
  database: OpenDatabase
  push: SendingPush
  now: () => Date
}

/** Rings for timers while the server listens. */
export function ringBells(app: App, { config, database, push, now }: RingOptions): Bell {
  const { addresses, keys, openSender } = push
  const wanted = { database, addresses, now, keys }
  if (!openSender) return { ...wanted, wake: () => {}, followKitchen: async () => {} }
  const origin = siteOrigin(app, config)
  const queue = new BellQueue({
    database,
    sender: openSender(),
    origin,
    now,
    log: app.log,
    databaseState: app.databaseState,
    onSent: app.metrics?.bellSent,
  })
  let isListening = false
  app.addHook('onListen', () => {
    isListening = true
    queue.start()
  })
  app.addHook('onClose', async () => await queue.close())
  const wake = () => {
    if (isListening) void queue.wake()
  }
  return {
    ...wanted,
    wake,
    followKitchen: async (actor) => {
      const time = now().getTime()
      if (await followKitchen(database.db, { ...actor, now: time })) wake()
    },
  }
}
