import { connect } from 'node:tls'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import type { Config } from '#server/config.ts'
import type { App } from '#server/http/app-type.ts'
import {
  providerSettings,
  type ProviderSettings,
} from '#server/provider-sign-in/provider-settings.ts'

/** Milliseconds between looks at providers, and between looks at the own address. */
const PROVIDERS_MS = 5 * MINUTE_MS
const SITE_MS = HOUR_MS
/** Milliseconds in which somebody has to answer. */
const SILENCE_MS = 10_000
/** Bytes of an answer that are read. */
const ANSWER_MAX = 262_144
/** Looks without an answer after which a provider is silent. */
const SILENT_LOOKS = 2

/** What is known of a provider. */
export interface ProviderLook {
  /** When it last answered; null before it has. */
  answeredAt: number | null
  /** Since when it does not answer; null while it does. */
  silentSince: number | null
}

/** The certificate of the own address, as a browser gets it. */
export interface CertificateLook {
  lookedAt: number
  /** When it ends; null when none was shown. */
  endsAt: number | null
}

/** What this process has seen of others. Nothing before it has looked. */
export interface Outside {
  providers: ReadonlyMap<string, ProviderLook>
  certificate: CertificateLook | undefined
  /** How far the clock of the own address is ahead of ours, in milliseconds; undefined where nothing says it. */
  clockMs: number | undefined
}

/** Reads what others were seen to be. */
export type SeeOutside = () => Outside

/**
 * Looks at sign-in providers and at the own address now and then, beside all requests: only where the configuration
 * says, one look at a time, each with an end.
 */
export function watchOutside(app: App, config: Config, now: () => Date): SeeOutside {
  const providers = new Map<string, ProviderLook>()
  const misses = new Map<string, number>()
  const outside: Outside = { providers, certificate: undefined, clockMs: undefined }
  const settings = providerSettings(config)
  const lookAtProviders = async () => {
    for (const [name, one] of settings) {
      const isThere = await answers(one)
      const at = now().getTime()
      const before = providers.get(name) ?? { answeredAt: null, silentSince: null }
      const missed = isThere ? 0 : (misses.get(name) ?? 0) + 1
      misses.set(name, missed)
      providers.set(name, {
        answeredAt: isThere ? at : before.answeredAt,
        silentSince: missed < SILENT_LOOKS ? null : (before.silentSince ?? at),
      })
    }
  }
  const lookAtSite = async () => {
    const { PUBLIC_ORIGIN } = config
    if (PUBLIC_ORIGIN?.startsWith('https:') !== true) return
    const lookedAt = now().getTime()
    outside.certificate = { lookedAt, endsAt: (await certificateEnd(PUBLIC_ORIGIN)) ?? null }
    outside.clockMs = await clockOf(PUBLIC_ORIGIN, now)
  }
  const every = (look: () => Promise<void>, ms: number) => {
    let isLooking = false
    const tryToLook = async () => {
      if (isLooking) return
      isLooking = true
      await look().catch((error: unknown) =>
        app.log.warn({ err: error }, 'looking at what is outside failed'),
      )
      isLooking = false
    }
    void tryToLook()
    return setInterval(() => void tryToLook(), ms).unref()
  }
  const timers: NodeJS.Timeout[] = []
  // Not before it serves: the own address would not answer.
  app.addHook('onListen', async () => {
    timers.push(every(lookAtProviders, PROVIDERS_MS), every(lookAtSite, SITE_MS))
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
  })
  return () => outside
}

/** Whether a provider answers as one: with its discovery document, or with its keys where it has none. */
export async function answers({ issuer, metadata }: ProviderSettings): Promise<boolean> {
  const url = metadata?.jwks_uri ?? `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(SILENCE_MS), redirect: 'error' })
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > ANSWER_MAX) {
      await answer.body?.cancel()
      return false
    }
    let bytes = 0
    for await (const part of answer.body ?? []) {
      bytes += (part as Uint8Array).byteLength
      if (bytes > ANSWER_MAX) return false
    }
    return bytes > 0
  } catch {
    return false
  }
}

/** When the certificate of an address ends, also of one that nobody trusts; undefined when none was shown. */
export async function certificateEnd(origin: string): Promise<number | undefined> {
  const { hostname, port } = new URL(origin)
  const host = hostname.replace(/^\[|\]$/g, '')
  return await new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      // Names alone may be asked for.
      ...(/[a-z]/i.test(host) && !host.includes(':') && { servername: host }),
      // One that has ended is what we look for; nothing is sent.
      rejectUnauthorized: false,
    })
    const end = (at?: number) => {
      resolve(at)
      socket.destroy()
    }
    socket.setTimeout(SILENCE_MS, () => end())
    socket.once('error', () => end())
    socket.once('secureConnect', () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to ?? '')
      end(Number.isNaN(ends) ? undefined : ends)
    })
  })
}

/** How far the clock of whoever answers at an address is ahead, by its `Date` header, which has seconds alone. */
async function clockOf(origin: string, now: () => Date): Promise<number | undefined> {
  try {
    const begun = now().getTime()
    const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(SILENCE_MS) })
    await answer.body?.cancel()
    const at = Date.parse(answer.headers.get('date') ?? '')
    return Number.isNaN(at) ? undefined : at + 500 - (begun + now().getTime()) / 2
  } catch {
    return undefined
  }
}
