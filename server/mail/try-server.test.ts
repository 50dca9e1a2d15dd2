import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { failureAt } from './server-failure.ts'
import { tryMailServer } from './try-server.ts'

const PEM = readFileSync(new URL('../../tests/support/push-peer.pem', import.meta.url))
const MAIL = { to: 'ada@simmer.example', subject: 'A test', text: 'Hello', html: '<p>Hello</p>' }

/** A mail server of this test; its port. */
async function startPeer(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({
    key: PEM,
    cert: PEM,
    authOptional: true,
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'simmer' }) : done(new Error('No')),
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on('end', () => done(null, 'queued as 7F3A'))
    },
    ...options,
  })
  server.on('error', () => {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => await new Promise<void>((done) => server.close(() => done())))
  return (server.server.address() as AddressInfo).port
}

const tryUrl = async (url: string) =>
  await tryMailServer(MAIL, { url, from: 'Simmer <hello@simmer.example>', silenceMs: 500 })
const namesOf = ({ steps }: Awaited<ReturnType<typeof tryUrl>>) =>
  steps.map(({ Step, Failure }) => (Failure === null ? Step : `${Step}: ${Failure}`))
const lastOf = async (url: string) => namesOf(await tryUrl(url)).at(-1)
const refusal = (responseCode: number) => Object.assign(new Error('No'), { responseCode })

const UNTRUSTED = '?tls.rejectUnauthorized=false'

test.for([
  ['smtp', {}],
  ['smtps', { secure: true }],
] as const)(
  'HST-74 each step of a mail is noted with its time, and the number that the server gave it (%s)',
  async ([scheme, options]) => {
    const port = await startPeer(options)
    const trial = await tryUrl(`${scheme}://simmer:right@127.0.0.1:${port}/${UNTRUSTED}`)
    expect(namesOf(trial)).toEqual(['found', 'connected', 'encrypted', 'signedIn', 'accepted'])
    expect(trial).toMatchObject({ isTaken: true, code: null, number: '7F3A' })
    expect(trial.certificateEnds).toBe(Date.parse('2126-10-28T08:20:44Z'))
    const times = trial.steps.map(({ Milliseconds }) => Milliseconds)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  },
)

test('HST-74 a server without encryption is said to have none', async () => {
  const port = await startPeer({ disabledCommands: ['STARTTLS', 'AUTH'] })
  const trial = await tryUrl(`smtp://127.0.0.1:${port}`)
  expect(namesOf(trial)).toEqual(['found', 'connected', 'plain', 'accepted'])
  expect(trial.certificateEnds).toBeNull()
})

test('HST-75 it is said at which step a mail server fails, and by which kind of failure', async () => {
  const starttls = await startPeer({})
  const tls = await startPeer({ secure: true })
  const plain = await startPeer({ disabledCommands: ['STARTTLS'] })
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  web.listen(0, '127.0.0.1')
  onTestFinished(() => {
    silent.close()
    web.close()
  })
  await Promise.all([once(silent, 'listening'), once(web, 'listening')])
  const portOf = (server: typeof web) => (server.address() as AddressInfo).port
  expect(await lastOf('smtp://mail.simmer.invalid:25')).toBe('found: nameUnknown')
  expect(await lastOf('smtp://127.0.0.1:1')).toBe('connected: closed')
  expect(await lastOf(`smtp://127.0.0.1:${portOf(silent)}`)).toBe('connected: noMailServer')
  expect(await lastOf(`smtp://127.0.0.1:${portOf(web)}`)).toBe('connected: noMailServer')
  // Each port with the scheme of the other.
  expect(await lastOf(`smtps://127.0.0.1:${plain}`)).toBe('encrypted: notEncrypted')
  expect(await lastOf(`smtp://127.0.0.1:${tls}`)).toBe('connected: noMailServer')
  expect(await lastOf(`smtps://127.0.0.1:${tls}`)).toBe('encrypted: certificateUnknown')
  expect(await lastOf(`smtp://127.0.0.1:${starttls}`)).toBe('encrypted: certificateUnknown')
  expect(await lastOf(`smtp://127.0.0.1:${plain}?requireTLS=true`)).toBe('encrypted: notEncrypted')
  expect(await lastOf(`smtp://simmer:wrong@127.0.0.1:${starttls}/${UNTRUSTED}`)).toBe(
    'signedIn: signInRefused',
  )
})

test.for([
  ['onMailFrom', 530, 'signInMissing'],
  ['onMailFrom', 553, 'senderRefused'],
  ['onRcptTo', 550, 'receiverRefused'],
  ['onRcptTo', 451, 'later'],
  ['onData', 554, 'other'],
] as const)(
  'HST-75 a mail that is not taken is told from a server that is not there (%s %i)',
  async ([hook, code, failure]) => {
    const refuse = (_of: unknown, _session: unknown, done: (error: Error) => void) => {
      if (hook === 'onData') (_of as NodeJS.ReadableStream).resume()
      done(refusal(code))
    }
    const port = await startPeer({ [hook]: refuse, disabledCommands: ['STARTTLS', 'AUTH'] })
    const trial = await tryUrl(`smtp://127.0.0.1:${port}`)
    expect(namesOf(trial)).toEqual(['found', 'connected', 'plain', `accepted: ${failure}`])
    expect(trial).toMatchObject({ isTaken: false, code: String(code), number: null })
  },
)

const ofCertificate = (originalCode: string) =>
  failureAt('connected', { originalCode, code: 'ESOCKET', command: 'CONN' })

test('HST-75 what is wrong with a certificate is told apart, and a machine that never answers', () => {
  expect(failureAt('connected', { code: 'ETIMEDOUT' })).toMatchObject({ failure: 'silent' })
  expect(ofCertificate('CERT_HAS_EXPIRED')).toMatchObject({
    step: 'encrypted',
    failure: 'certificateEnded',
  })
  expect(ofCertificate('ERR_TLS_CERT_ALTNAME_INVALID')).toMatchObject({
    failure: 'certificateOther',
  })
})
