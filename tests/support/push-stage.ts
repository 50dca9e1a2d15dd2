import { rm } from 'node:fs/promises'
import { expect, onTestFinished } from 'vitest'
import { importCatalogue } from '#server/catalogue-import/import.ts'
import type { EngineName, OpenDatabase } from '#server/db/engine.ts'
import { PushAddresses } from '#server/push/push-addresses.ts'
import type { PushEdge } from '#server/push/push-edge.ts'
import { PushQueue } from '#server/push/push-queue.ts'
import { pushSender } from '#server/push/send-push.ts'
import { vapidKeys } from '#server/push/vapid-keys.ts'
import { newMember, sendForm } from './members.ts'
import { folderOfRecipes, type NewRecipe } from './new-recipes.ts'
import { PEER_EDGE, startPushPeer, type PushDevice, type PushPeer } from './push-peer.ts'
import { startTestServer, type TestServer } from './server.ts'

/** The newest of three new recipes, by Yasmin Haddad. */
export const CHARD: NewRecipe = {
  slug: 'chard-rolls',
  author: 'yasmin-haddad',
  name: { en: 'Stuffed chard rolls', de: 'Gefüllte Mangoldröllchen' },
  published: '2026-11-20',
}
/** Another one by Yasmin Haddad. */
export const LENTILS: NewRecipe = {
  slug: 'lentil-rice',
  author: 'yasmin-haddad',
  name: { en: 'Lentil rice', de: 'Linsenreis' },
  published: '2026-11-19',
}
/** One by Mei Tanaka. */
export const DUMPLINGS: NewRecipe = {
  slug: 'leek-dumplings',
  author: 'mei-tanaka',
  name: { en: 'Leek dumplings', de: 'Lauchtaschen' },
  published: '2026-11-18',
}

/** Noon of this day: nobody is told anything at night. */
export const NOON = new Date(`${new Date().toISOString().slice(0, 10)}T11:00:00Z`)

/** A server with the demo catalogue, and a push service. It is noon. */
export interface Stage extends TestServer {
  peer: PushPeer
  /** Sends due messages, as a running server does every few seconds. */
  deliver: (now?: Date) => Promise<void>
  /** Imports recipes, as `npm run content:import` does. */
  importRecipes: (...recipes: NewRecipe[]) => Promise<void>
  /** The id of a recipe or an author. */
  idOf: (slug: string) => Promise<number>
}

/** Starts a server and a push service for the running test, and stops them after it. */
export async function startStage(engine: EngineName): Promise<Stage> {
  const peer = await startPushPeer()
  const server = await startTestServer(engine, { filled: true, push: PEER_EDGE, now: () => NOON })
  onTestFinished(async () => await peer.close())
  const { database, config } = server
  const deliver = async (now = NOON) => await deliverOnce(server, database, now)
  const importRecipes = async (...recipes: NewRecipe[]) => {
    const folder = await folderOfRecipes(recipes)
    await importCatalogue({ database, folder, config })
    await rm(folder, { recursive: true })
  }
  const idOf = async (slug: string) => {
    const query = database.db.selectFrom('slugs').select('id').where('slug', '=', slug)
    return (await query.executeTakeFirstOrThrow()).id
  }
  return { ...server, peer, deliver, importRecipes, idOf }
}

/** Sends the due messages of one process. */
export async function deliverOnce(
  { app, config }: TestServer,
  database: OpenDatabase,
  now: Date,
  edge: PushEdge = PEER_EDGE,
): Promise<void> {
  const keys = vapidKeys(config, database.db)
  const subject = 'mailto:hello@simmer.example'
  const sender = pushSender({
    keys: async () => ({ ...(await keys()), subject }),
    addresses: new PushAddresses(edge),
    ca: edge.ca,
  })
  const queue = new PushQueue({
    database,
    sender,
    now: () => now,
    log: app.log,
    random: () => 0.5,
  })
  await queue.deliver()
  await queue.close()
}

/** Headers of a call, or differences of a member's account. */
type Fields = Record<string, string>

/** Subscribes a browser in a session. */
export async function subscribe({ app, peer }: Stage, headers: Fields): Promise<PushDevice> {
  const state = await app.inject({ url: '/api/me/push_subscription', headers })
  const device = peer.addDevice(state.json<{ PublicKey: string }>().PublicKey)
  const form = { ...device.subscription }
  const response = await sendForm(app, 'POST', '/me/push_subscription', form, headers)
  expect([response.statusCode, response.json()]).toMatchObject([200, { IsSubscribed: true }])
  return device
}

/** Turns the notifications of a member on or off. */
export async function setNotifications(
  { app }: Stage,
  headers: Fields,
  on: boolean,
): Promise<void> {
  const form = { Notifications: String(on) }
  const response = await sendForm(app, 'PATCH', '/me/update_notifications', form, headers)
  expect(response.json()).toMatchObject({ Notifications: on })
}

/** A member who subscribes to authors and hears at once, with a subscribed browser. */
export async function newSubscriber(stage: Stage, authors: string[], differences: Fields = {}) {
  const headers = await newMember(stage.app, differences)
  for (const author of authors) {
    const url = `/api/author/${await stage.idOf(author)}/subscribe`
    await stage.app.inject({ method: 'PATCH', url, headers })
  }
  const device = await subscribe(stage, headers)
  await setNotifications(stage, headers, true)
  await stage.app.inject({
    method: 'PATCH',
    url: '/api/my/news/choices',
    headers,
    payload: { Published: 'now' },
  })
  return { headers, device }
}

/** A second member, with a German account. */
export const BERTA = { email: 'berta@simmer.example', username: 'berta', language: '0' }

/** Messages that a device received. */
export const messagesOf = ({ received }: PushDevice) => received.map(({ message }) => message)
/** Recipes that are to be announced, and messages that are to be sent. */
export const waiting = async ({ database: { db } }: Stage) => [
  await db.selectFrom('new_recipes').selectAll().execute(),
  await db.selectFrom('push_queue').selectAll().execute(),
]
/** Endpoints of all devices on the server. */
export const endpoints = async ({ database: { db } }: Stage) => {
  const rows = await db.selectFrom('push_subscriptions').select('endpoint').orderBy('id').execute()
  return rows.map(({ endpoint }) => endpoint)
}
