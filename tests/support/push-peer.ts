import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { PushMessage, PushSubscriptionBody } from '#contract/push.ts'
import type { PushEdge } from '#server/push/push-edge.ts'
import { type BrowserKeys, decryptPush, readVapid } from './push-decrypt.ts'

/** A self-signed certificate of localhost and its key, for tests alone. */
const PEM = readFileSync(join(import.meta.dirname, 'push-peer.pem'), 'utf8')
/** Maximum validity of a VAPID token, in seconds (RFC 8292, section 2). */
const DAY_SECONDS = 24 * 60 * 60

/** Options with which a server reaches the peer. */
export const PEER_EDGE: PushEdge = { allowLoopback: true, ca: PEM }

/** A message that a device has received. */
export interface ReceivedPush {
  message: PushMessage
  headers: IncomingHttpHeaders
}

/** A response that refuses a message. */
export interface Refusal {
  status: number
  headers?: Record<string, string>
}

/** A browser that is subscribed at the peer. */
export interface PushDevice {
  /** The subscription, as a site receives it from the browser. */
  subscription: PushSubscriptionBody
  /** Messages so far, decrypted. */
  received: ReceivedPush[]
  /** Number of messages, including refused ones. */
  tries: number
  /** The next responses; without any, messages are accepted. */
  refusals: Refusal[]
}

/** A push service on this machine that validates messages. */
export interface PushPeer {
  origin: string
  /** Subscribes a browser for a site's VAPID key; with its own keys, or generated ones. */
  addDevice: (vapidKey: string, keys?: BrowserKeys) => PushDevice
  /** Why messages were refused. */
  complaints: string[]
  close: () => Promise<void>
}

interface Subscriber extends PushDevice {
  vapidKey: string
  keys: BrowserKeys
}

/**
 * Starts a push service.
 *
 * @param onReceived called with each accepted message, before it is answered
 */
export async function startPushPeer({
  onReceived,
}: { onReceived?: (push: ReceivedPush) => void } = {}): Promise<PushPeer> {
  const devices = new Map<string, Subscriber>()
  const complaints: string[] = []
  const server = createServer({ key: PEM, cert: PEM }, async (request, answer) => {
    const device = devices.get(request.url ?? '')
    const body = await buffer(request)
    if (device) device.tries += 1
    const given = device?.refusals.shift()
    if (given) answer.writeHead(given.status, given.headers)
    else if (device) answer.writeHead(take(device, request, body))
    else answer.writeHead(410)
    answer.end()
  })

  const take = (device: Subscriber, request: IncomingMessage, body: Buffer): number => {
    try {
      checkSender(request.headers, device.vapidKey, origin)
      const message = JSON.parse(decryptPush(body, device.keys)) as PushMessage
      const push = { message, headers: request.headers }
      device.received.push(push)
      onReceived?.(push)
      return 201
    } catch (error) {
      complaints.push(String(error))
      return 403
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    complaints,
    addDevice: (vapidKey, keys = newKeys()) => {
      const path = `/${randomUUID()}`
      const device: Subscriber = {
        subscription: {
          Endpoint: origin + path,
          P256dh: keys.ecdh.getPublicKey('base64url'),
          Auth: keys.auth.toString('base64url'),
        },
        received: [],
        tries: 0,
        refusals: [],
        vapidKey,
        keys,
      }
      devices.set(path, device)
      return device
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** The checks of push services before they accept a message (RFC 8030, 8188, 8292). */
function checkSender(headers: IncomingHttpHeaders, vapidKey: string, origin: string): void {
  const { key, claims } = readVapid(headers.authorization)
  const left = claims.exp - Date.now() / 1000
  const isWrong =
    key !== vapidKey ||
    claims.aud !== origin ||
    !/^mailto:[^@\s<>]+@[^@\s<>]+$/.test(claims.sub) ||
    left <= 0 ||
    left > DAY_SECONDS ||
    headers['content-encoding'] !== 'aes128gcm' ||
    !/^\d+$/.test(String(headers['ttl'])) ||
    !/^[\w-]{1,32}$/.test(String(headers['topic']))
  if (isWrong) throw new Error(`Refused: ${JSON.stringify({ claims, headers })}`)
}

/** Generates the keys of a subscription, as a browser does. */
function newKeys(): BrowserKeys {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  return { ecdh, auth: randomBytes(16) }
}
