import { createTransport } from 'nodemailer'
import type { Config } from '#server/config.ts'
import { clockFinding } from './check-database.ts'
import type { Finding } from './finding.ts'

const SILENCE_MS = 5000
/** Push services of Chrome, Firefox and Safari. */
export const PUSH_SERVICES = [
  'https://fcm.googleapis.com/',
  'https://updates.push.services.mozilla.com/',
  'https://web.push.apple.com/',
] as const
/** Headers that a proxy must pass on once. */
const PASSED_ON = ['content-security-policy', 'x-content-type-options', 'referrer-policy'] as const

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Signs in at the mail server without sending anything. */
export async function checkMail({ SMTP_URL, MAIL_FROM }: Config): Promise<Finding> {
  const part = 'Mail'
  if (SMTP_URL === undefined) {
    const fact = 'It is written to DATA_DIR/outbox, and nobody gets it.'
    return { part, state: 'look', fact, mend: 'Set SMTP_URL and MAIL_FROM.' }
  }
  if (/\.example>?$/.test(MAIL_FROM)) {
    const fact = 'MAIL_FROM is an example, and mail servers refuse it.'
    return { part, state: 'wrong', fact, mend: 'Set MAIL_FROM to an address of your site.' }
  }
  const mailer = createTransport({
    url: SMTP_URL,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
  })
  try {
    await mailer.verify()
    return { part, state: 'good', fact: 'The mail server answers and takes mail of ours.' }
  } catch (error) {
    const { code = 'no answer', responseCode } = error as { code?: string; responseCode?: number }
    const fact = `The mail server does not take mail of ours (${responseCode ?? code}).`
    const mend = 'Check host, port, name and password of SMTP_URL; 465 needs smtps://.'
    return { part, state: 'wrong', fact, mend }
  } finally {
    mailer.close()
  }
}

/** Requests the site as a visitor does, through its proxy. */
export async function checkSite(config: Config): Promise<Finding[]> {
  const { PUBLIC_ORIGIN, TRUST_PROXY, PORT } = config
  const part = 'Address'
  if (PUBLIC_ORIGIN === undefined) {
    const fact = 'PUBLIC_ORIGIN is not set: links in mails lead where the request came from.'
    return [{ part, state: 'look', fact, mend: 'Set it to the address that people type.' }]
  }
  const findings = proxyFindings({ PUBLIC_ORIGIN, TRUST_PROXY, PORT })
  if (!PUBLIC_ORIGIN.startsWith('https:') && !LOCAL.test(PUBLIC_ORIGIN)) {
    const fact = `${PUBLIC_ORIGIN} is not https: browsers give it no push, no offline use and no passkeys.`
    findings.push({ part, state: 'wrong', fact, mend: 'Put a proxy with TLS before it.' })
  }
  const answer = await ask(`${PUBLIC_ORIGIN}/api/health`)
  if (typeof answer === 'string') {
    const fact = `${PUBLIC_ORIGIN} does not answer from here (${answer}).`
    const mend = 'Start the server, and check name, certificate and proxy.'
    return [...findings, { part, state: 'look', fact, mend }]
  }
  findings.push(...headerFindings(answer))
  const { Version } = (await answer.json().catch(() => ({}))) as { Version?: string }
  if (answer.status !== 200 || Version === undefined) {
    const fact = `${PUBLIC_ORIGIN}/api/health answers ${answer.status}, and not as Simmer does.`
    return [...findings, { part, state: 'wrong', fact, mend: 'Check where the proxy leads.' }]
  }
  return [...findings, { part, state: 'good', fact: `${PUBLIC_ORIGIN} runs Simmer ${Version}.` }]
}

function proxyFindings({
  PUBLIC_ORIGIN,
  TRUST_PROXY,
  PORT,
}: {
  PUBLIC_ORIGIN: string
  TRUST_PROXY: string
  PORT: number
}): Finding[] {
  const part = 'Proxy'
  const { protocol, port } = new URL(PUBLIC_ORIGIN)
  const isBehind = protocol === 'https:' || (port || '80') !== String(PORT)
  if (TRUST_PROXY === 'false' && isBehind) {
    const fact =
      'A proxy is in front, and TRUST_PROXY does not name it: all visitors share one limit.'
    return [{ part, state: 'wrong', fact, mend: 'Set TRUST_PROXY=1 for one proxy.' }]
  }
  if (TRUST_PROXY === 'true') {
    const fact = 'TRUST_PROXY=true believes what clients write, unless the proxy overwrites it.'
    return [{ part, state: 'look', fact, mend: 'Set the number of proxies.' }]
  }
  return [{ part, state: 'good', fact: `TRUST_PROXY=${TRUST_PROXY}.` }]
}

function headerFindings(answer: Response): Finding[] {
  const findings: Finding[] = PASSED_ON.flatMap((name): Finding[] => {
    const value = answer.headers.get(name)
    if (value !== null && !value.includes(', ')) return []
    const fact = `The header ${name} is ${value === null ? 'taken out' : 'set twice'} on the way.`
    return [{ part: 'Proxy', state: 'wrong', fact, mend: 'Take the rule out of the proxy.' }]
  })
  const date = Date.parse(answer.headers.get('date') ?? '')
  // The header has a resolution of seconds.
  const difference = date + 500 - Date.now()
  return Number.isNaN(date) || Math.abs(difference) < 2000
    ? findings
    : [...findings, clockFinding('the site', difference)]
}

/** Checks that push services can be reached. That needs no account. */
export async function checkPush(
  { SERVICE_WORKER }: Config,
  services: readonly string[],
): Promise<Finding> {
  const part = 'Push'
  if (SERVICE_WORKER === 'off') return { part, state: 'look', fact: 'It is off (SERVICE_WORKER).' }
  const answers = await Promise.all(services.map(ask))
  const silent = services.filter((_, index) => typeof answers[index] === 'string')
  if (silent.length === 0) {
    return { part, state: 'good', fact: 'The push services of browsers can be reached.' }
  }
  const fact = `No bell reaches browsers of ${silent.map((url) => new URL(url).hostname).join(', ')}.`
  return { part, state: 'wrong', fact, mend: 'Let the server reach them by https.' }
}

/** A response, or the reason why there is none. */
export async function ask(url: string): Promise<Response | string> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(SILENCE_MS), redirect: 'manual' })
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } }
    return cause?.code ?? name
  }
}
