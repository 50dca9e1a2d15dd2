import type { Config } from '#server/config.ts'
import {
  providerSettings,
  type ProviderSettings,
} from '#server/provider-sign-in/provider-settings.ts'
import { ask } from './check-outside.ts'
import type { Finding } from './finding.ts'

/** Required fields of a discovery document. */
const NEEDED = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

/** The fields of a discovery document that are checked. */
type Document = Partial<Record<(typeof NEEDED)[number] | 'issuer', unknown>>

/** Fetches the discovery document and keys of each sign-in provider, as a sign-in does. */
export async function checkProviders(config: Config): Promise<Finding[]> {
  const providers = [...providerSettings(config).values()]
  return await Promise.all(providers.map(checkProvider))
}

async function checkProvider(settings: ProviderSettings): Promise<Finding> {
  const { label, issuer } = settings
  const part = 'Sign-in'
  const wrong = (fact: string, mend: string): Finding => ({ part, state: 'wrong', fact, mend })
  const found = settings.metadata ?? (await discover(issuer))
  if (typeof found === 'string') {
    const fact = `${label} cannot be found at ${issuer} (${found}).`
    return wrong(fact, 'Check its issuer, and that the server reaches it.')
  }
  if (found.issuer !== issuer) {
    const other = typeof found.issuer === 'string' ? found.issuer : 'nobody'
    const fact = `${label} says that it is ${other}, and is set up as ${issuer}: nobody comes in.`
    return wrong(fact, 'Set its issuer as its discovery document writes it, to the last slash.')
  }
  const missing = NEEDED.filter((name) => typeof found[name] !== 'string')
  if (missing.length > 0) {
    const fact = `${label} does not name its ${missing.join(', ')}.`
    return wrong(fact, 'Ask whoever runs it whether it speaks OpenID Connect.')
  }
  const keys = await readJson(String(found.jwks_uri))
  const count = typeof keys === 'string' ? 0 : ((keys as { keys?: unknown[] }).keys?.length ?? 0)
  if (count === 0) {
    const why = typeof keys === 'string' ? ` (${keys})` : ''
    return wrong(`${label} shows no keys${why}: nobody comes in.`, 'Ask whoever runs it.')
  }
  return { part, state: 'good', fact: `${label} answers, with ${count} keys.` }
}

const discover = async (issuer: string): Promise<Document | string> =>
  await readJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)

/** The JSON at an address, or the reason why there is none. */
async function readJson(url: string): Promise<Document | string> {
  const answer = await ask(url)
  if (typeof answer === 'string') return answer
  if (answer.status !== 200) return `status ${answer.status}`
  const body: unknown = await answer.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? body : 'no JSON'
}
