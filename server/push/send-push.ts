import { buildPushPayload, type VapidKeys } from '@block65/webcrypto-web-push'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { ForbiddenAddressError, type PushAddresses } from './push-addresses.ts'
import type { PushEdge } from './push-edge.ts'

/** A browser's push subscription. */
export interface Device {
  endpoint: string
  p256dh: string
  auth: string
}

/** Result of sending a message. */
export type PushOutcome =
  | { kind: 'sent' }
  /** The subscription no longer exists. */
  | { kind: 'gone' }
  /** May be retried, after `wait` milliseconds at the earliest. */
  | { kind: 'later'; status: number | undefined; wait: number }
  /** Will never be accepted. */
  | { kind: 'refused'; status: number | undefined }

/** How a push service treats a message. */
export interface PushTerms {
  /** A message with the topic of one that waits takes its place. At most 32 letters of base64url. */
  topic: string
  /** Seconds for which a message is stored for an offline device. */
  ttl: number
  urgency: 'normal' | 'high'
  /** Timeout of the push service in milliseconds. */
  timeoutMs: number
}

/** Sends messages to push services. */
export interface PushSender {
  /** Encrypts a message, which becomes JSON, for a device and sends it. Never throws. */
  send: (device: Device, message: object, terms: PushTerms) => Promise<PushOutcome>
  /** Closes connections. */
  close: () => void
}

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
    send: async ({ endpoint, p256dh, auth }, message, { timeoutMs, ...options }) => {
      const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
      try {
        const url = new URL(endpoint)
        addresses.refuseForbidden(url)
        const data = JSON.stringify(message)
        const { headers, body } = await buildPushPayload(
          { data, options },
          subscription,
          await keys(),
        )
        return outcomeOf(await post(url, { agent, headers, timeoutMs }, body))
      } catch (error) {
        return error instanceof ForbiddenAddressError
          ? { kind: 'gone' }
          : { kind: 'later', status: undefined, wait: 0 }
      }
    },
    close: () => agent.destroy(),
  }
}

/** Posts a body. The response body is discarded. */
async function post(
  url: URL,
  { timeoutMs, ...options }: { agent: Agent; headers: Record<string, string>; timeoutMs: number },
  body: Uint8Array,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const signal = AbortSignal.timeout(timeoutMs)
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
