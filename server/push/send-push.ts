import { buildPushPayload, type VapidKeys } from '@block65/webcrypto-web-push'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import type { PushMessage } from '#contract/push.ts'
import { ForbiddenAddressError, type PushAddresses } from './push-addresses.ts'
import type { PushEdge } from './push-edge.ts'

/** Seconds that a push service keeps a message for a device that is off: three days. */
const TTL_SECONDS = 3 * 24 * 60 * 60
/** Milliseconds that a push service may take. */
const PATIENCE_MS = 10_000

/** A browser at its push service. */
export interface Device {
  endpoint: string
  p256dh: string
  auth: string
}

/** What became of a message. */
export type PushOutcome =
  | { kind: 'sent' }
  /** The device is not there any more. */
  | { kind: 'gone' }
  /** It may be tried again, not before so many milliseconds. */
  | { kind: 'later'; status: number | undefined; wait: number }
  /** It will never be taken. */
  | { kind: 'refused'; status: number | undefined }

/** Sends messages to push services. */
export interface PushSender {
  /** Encrypts a message for a device and sends it. Never throws. */
  send: (device: Device, message: PushMessage) => Promise<PushOutcome>
  /** Lets go of connections. */
  close: () => void
}

/** What a sender is made of. */
export interface PushSenderOptions {
  /** Who sends, with a `mailto:` address for push services. */
  keys: () => Promise<VapidKeys>
  addresses: PushAddresses
  /** Certificates to trust, see {@link PushEdge}. */
  ca?: PushEdge['ca'] | undefined
}

/** A sender with its own connections. Redirects are not followed. */
export function pushSender({ keys, addresses, ca }: PushSenderOptions): PushSender {
  const agent = new Agent({ keepAlive: true, lookup: addresses.lookup, ...(ca && { ca }) })
  return {
    send: async ({ endpoint, p256dh, auth }, message) => {
      const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
      const options = { ttl: TTL_SECONDS, topic: message.tag, urgency: 'normal' } as const
      try {
        const url = new URL(endpoint)
        addresses.refuseForbidden(url)
        const data = JSON.stringify(message)
        const { headers, body } = await buildPushPayload(
          { data, options },
          subscription,
          await keys(),
        )
        return outcomeOf(await post(url, { agent, headers }, body))
      } catch (error) {
        return error instanceof ForbiddenAddressError
          ? { kind: 'gone' }
          : { kind: 'later', status: undefined, wait: 0 }
      }
    },
    close: () => agent.destroy(),
  }
}

/** Posts a body; what the other side has to say beside its status is not read. */
async function post(
  url: URL,
  options: { agent: Agent; headers: Record<string, string> },
  body: Uint8Array,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const signal = AbortSignal.timeout(PATIENCE_MS)
  request(url, { method: 'POST', signal, ...options }, (answer) => {
    answer.on('error', reject).resume()
    resolve(answer)
  })
    .on('error', reject)
    .end(body)
  return await promise
}

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500) {
    return { kind: 'later', status, wait: Number(headers['retry-after'] ?? 0) * 1000 || 0 }
  }
  return { kind: 'refused', status }
}
