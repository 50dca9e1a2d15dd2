import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { databases, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ADA, sent } from '#tests/support/members.ts'
import { startOpenIdPeer } from '#tests/support/openid-provider.ts'
import { walkRedirects } from '#tests/support/walk-redirects.ts'

/** A server of its own process: what it writes is its log. */
const SERVER = `
  import { readConfig } from '#server/config.ts'
  import { run } from '#server/run.ts'
  const { origin, stop } = await run(readConfig(process.env))
  console.log(origin)
  process.once('SIGTERM', stop)
`
const FORM = 'application/x-www-form-urlencoded'
const PUBLIC_ORIGIN = 'https://simmer.example'
const HOSTS = ['simmer.example', '[', 'localhost:3000/evil', 'a b', '%', '']

const isOrigin = (line: string) => line.startsWith('http://localhost:')

/** Starts the server; the answer of `log` ends it and gives all that it wrote. */
async function start(database: TestDatabase) {
  const callback = `${PUBLIC_ORIGIN}/api/signup/external/google/callback`
  const google = await startOpenIdPeer({ redirectUris: [callback] })
  onTestFinished(google.stop)
  google.person = { sub: '1906', email: 'grace@simmer.example', email_verified: true }
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', SERVER], {
    env: {
      ...process.env,
      ...database.config,
      PUBLIC_ORIGIN,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_ISSUER: google.issuer,
      PORT: '0',
      LOG_LEVEL: 'trace',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  const complaints = text(child.stderr)
  const output = createInterface(child.stdout)
  output.on('line', (line) => lines.push(line))
  await vi.waitUntil(() => lines.some(isOrigin), 30_000)
  const log = async () => {
    child.kill('SIGTERM')
    await once(output, 'close')
    return [...lines, await complaints]
  }
  return { port: Number(new URL(lines.find(isOrigin) ?? '').port), google, log }
}

/** Sends a request as it stands, and gives the whole answer. */
async function send(port: number, start: string, headers: object = {}, body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const all = { Host: 'localhost', 'Content-Length': Buffer.byteLength(body), ...headers }
  const head = Object.entries({ ...all, Connection: 'close' }).map((pair) => pair.join(': '))
  socket.write([`${start} HTTP/1.1`, ...head, '', body].join('\r\n'))
  return await text(socket)
}

const post = async (port: number, path: string, fields: Record<string, string>, headers = {}) =>
  await send(
    port,
    `POST ${path}`,
    { 'Content-Type': FORM, ...headers },
    new URLSearchParams(fields).toString(),
  )

const found = (pattern: RegExp, answer: string) => {
  const [, secret = ''] = pattern.exec(answer) ?? []
  expect(secret).not.toBe('')
  return secret
}

test.for(databases)(
  'no key, token, link or code is logged, even for malformed or failed calls (%s)',
  async (engine) => {
    const database = await openTestDatabase(engine)
    const { port, log } = await start(database)
    const password = sent('a password that nobody may read')
    const grant = { grant_type: 'password', client_id: 'recipe-web', scope: 'api' }
    const signIn = { ...grant, username: ADA.email, password }

    await post(port, '/api/signup', { ...ADA, password })
    const answer = await post(port, '/api/auth/', signIn)
    const token = found(/"access_token":"([\w-]+)"/, answer)
    const deviceKey = found(/"device_key":"([\w.-]+)"/, answer)
    await post(port, '/api/signup/passwordreset', { email: ADA.email })
    const outbox = join(database.config.DATA_DIR, 'outbox', '*.txt')
    await vi.waitUntil(() => globSync(outbox).length > 0, 10_000)
    const mail = readFileSync(globSync(outbox)[0] ?? '', 'utf8')
    const link = found(/resetPassword\/([\w-]+)/, mail)

    const away = await send(port, 'GET /api/signup/external/google/start')
    const cookie = found(/simmer-sign-in=([\w-]+)/, away)
    const address = found(/location: (\S+)/i, away)
    const state = found(/[?&]state=([\w-]+)/, address)
    const back = (await walkRedirects(address, PUBLIC_ORIGIN)).slice(PUBLIC_ORIGIN.length)
    const granted = found(/[?&]code=([\w-]+)/, back)
    const Cookie = `simmer-sign-in=${cookie}`
    const code = found(/#\S*?=([\w-]{43})/, await send(port, `GET ${back}`, { Cookie }))

    const secrets = { password, token, deviceKey, link, cookie, state, granted, code }
    const [device = '', signature = ''] = deviceKey.split('.')
    const json = JSON.stringify({ ...signIn, device_key: deviceKey })
    /** Every call that carries a secret, in ways that clients do and that they should not. */
    const callAll = async (Host: string) => {
      const headers = { Host, Authorization: `Bearer ${token}`, Cookie }
      const answers = []
      for (const start of [
        `GET /api/me/?access_token=${token}&device_key=${deviceKey}`,
        `GET //api/me?token=${token}`,
        `GET /api/nothing/${token}`,
        `GET /media/${link}`,
        `GET /auth/resetPassword/${link}?lang=en`,
        `GET //auth/resetPassword/${link}`,
        `GET /auth/resetPassword/${link}%`,
        `GET http://[/auth/resetPassword/${link}`,
        `GET http://evil.example/api/signup/passwordreset/${link}`,
        `POST /api/signup/passwordreset/${link}%`,
        `POST /api/signup/passwordreset/${link}/more`,
        `POST /api/signup/passwordreset/${link} more`,
        `BREW /api/signup/passwordreset/${link}`,
        `GET ${back}`,
        `GET ${back}%`,
        `GET /api/signup/external/google/callback?error=${granted}&state=${state}`,
        `GET /api/me/${'x'.repeat(20_000)}${token}`,
      ]) {
        answers.push(await send(port, start, headers))
      }
      for (const [type, body] of [
        ['application/json', json],
        ['application/json', json.slice(0, -1)],
        ['text/plain', json],
        ['multipart/form-data; boundary=x', json],
        [FORM, json],
        ['application/json', json.padEnd(70_000)],
      ] as const) {
        answers.push(await send(port, 'POST /api/auth', { Host, 'Content-Type': type }, body))
        answers.push(
          await send(port, 'POST /api/me/avatar', { ...headers, 'Content-Type': type }, body),
        )
      }
      const exchange = { Provider: 'Google', Token: code }
      answers.push(await post(port, '/api/signup/externalauth', exchange, headers))
      const reset = { Password: '' }
      answers.push(await post(port, `/api/signup/passwordreset/${link}`, reset, headers))
      const change = { OldPassword: password, Password: sent('next') }
      answers.push(await send(port, 'PATCH /api/me/password', headers, JSON.stringify(change)))
      return answers.map((one) => one.slice(9, 12))
    }
    for (const Host of HOSTS) await callAll(Host)
    // From here on what touches these tables fails by a fault of the server.
    for (const table of ['tokens', 'reset_tokens', 'external_sign_ins'] as const) {
      await database.db.schema.alterTable(table).renameTo(`lost_${table}`).execute()
    }
    expect(await callAll('localhost')).toContain('500')

    const lines = await log()
    expect(lines.some((line) => line.includes('a call failed'))).toBe(true)
    for (const [name, secret] of Object.entries({ ...secrets, device, signature })) {
      expect({ name, lines: lines.filter((line) => line.includes(secret)) }).toEqual({
        name,
        lines: [],
      })
    }
  },
)
