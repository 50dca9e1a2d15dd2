import { lookup } from 'node:dns/promises'
import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { connect as connectTls, TLSSocket } from 'node:tls'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'
import type { MailFailure, MailStep } from '#contract/host/mail-test.ts'
import { type Mail, messageOf } from './mail.ts'
import { failureAt } from './server-failure.ts'

/** What came of a mail that was sent step by step. */
export interface MailTrial {
  steps: MailStep[]
  isTaken: boolean
  /** What the server or the connection answered when it was not taken; null without an answer. */
  code: string | null
  /** The number that the server gave the mail; null where it says none. */
  number: string | null
  /** When the certificate of the server ends, in milliseconds since 1970; null where none was shown. */
  certificateEnds: number | null
}

/** Options of {@link tryMailServer}. */
export interface MailTrialOptions {
  /** `SMTP_URL` */
  url: string
  /** `MAIL_FROM` */
  from: string
  /** Milliseconds in which the server has to answer each step. */
  silenceMs?: number
}

const SILENCE_MS = 10_000
/** How servers name the mail that they have taken. */
const QUEUED = /\b(?:queued as|id=|ok id)\W*([\w.-]{1,40})/i

/** Sends a mail through a server as the queue does, and notes each step on the way. Never throws. */
export async function tryMailServer(
  mail: Mail,
  { url, from, silenceMs = SILENCE_MS }: MailTrialOptions,
): Promise<MailTrial> {
  const begun = performance.now()
  const steps: MailStep[] = []
  const note = (Step: MailStep['Step'], Failure: MailFailure | null = null) =>
    steps.push({ Step, Milliseconds: Math.round(performance.now() - begun), Failure })
  const trial: MailTrial = {
    steps,
    isTaken: false,
    code: null,
    number: null,
    certificateEnds: null,
  }
  /** The step that goes on. */
  let step: MailStep['Step'] = 'found'
  let socket: Socket | undefined
  let smtp: SMTPConnection | undefined
  try {
    const { options, auth } = await serverOf(url)
    const { host = 'localhost', port, secure: isSecure = false } = options
    if (isIP(host) === 0) await lookup(host)
    note(step)
    step = 'connected'
    const opened = connectPlain({ host, port: Number(port ?? (isSecure ? 465 : 587)) })
    socket = opened
    await opens(opened, 'connect', silenceMs)
    if (isSecure) {
      note(step)
      step = 'encrypted'
      const names = isIP(host) === 0 ? { host, servername: host } : { host }
      const encrypted = connectTls({ ...names, ...options.tls, socket: opened })
      socket = encrypted
      await opens(encrypted, 'secureConnect', silenceMs)
      trial.certificateEnds = endOf(encrypted)
      note(step)
      step = 'connected'
    }
    const { default: Connection } = await import('nodemailer/lib/smtp-connection')
    smtp = new Connection({
      ...options,
      connection: socket,
      secured: isSecure,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
    })
    const run = callsOf(smtp)
    await run<void>((done) => smtp?.connect((error) => done(error ?? null)))
    if (!isSecure) {
      note(step)
      // oxlint-disable-next-line no-underscore-dangle -- the socket has no other name
      trial.certificateEnds = endOf(smtp._socket)
      note(smtp.secure ? 'encrypted' : 'plain')
    }
    if (auth && smtp.allowsAuth) {
      step = 'signedIn'
      await run((done) => smtp?.login(auth, done))
      note(step)
    }
    step = 'accepted'
    const { default: Composer } = await import('nodemailer/lib/mail-composer')
    const message = new Composer(messageOf(mail, from)).compile()
    const content = await message.build()
    const envelope = message.getEnvelope()
    const { response } = await run<SMTPConnection.SentMessageInfo>((done) =>
      smtp?.send({ from: envelope.from, to: envelope.to }, content, done),
    )
    note(step)
    trial.isTaken = true
    trial.number = QUEUED.exec(response)?.[1] ?? null
  } catch (error) {
    const failed = failureAt(step, error)
    // Greeted, but TLS did not begin.
    if (failed.step === 'encrypted' && step === 'connected') note('connected')
    note(failed.step, failed.failure)
    trial.code = failed.code
  } finally {
    smtp?.close()
    socket?.destroy()
  }
  return trial
}

/** Host, port and what else a URL says, and how to sign in. */
async function serverOf(url: string) {
  const { default: Transport } = await import('nodemailer/lib/smtp-transport')
  const transport = new Transport({ url })
  const options: SMTPTransportOptions = transport.options
  return { options, auth: transport.getAuth({}) }
}

/** When the certificate at the other end of a socket ends. */
function endOf(socket: unknown): number | null {
  if (!(socket instanceof TLSSocket)) return null
  return Date.parse(socket.getPeerCertificate().valid_to ?? '') || null
}

/** Waits until a socket is open. */
async function opens(
  socket: Socket,
  event: 'connect' | 'secureConnect',
  silenceMs: number,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(
    () => reject(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })),
    silenceMs,
  )
  socket.once(event, resolve).once('error', reject)
  // It ends without an error when the other side speaks no TLS at all.
  socket.once('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })))
  await promise.finally(() => clearTimeout(timer))
}

type Done<Result> = (error: Error | null, result?: Result) => void

/** Makes calls of a connection one after the other; an error of the connection ends the one that goes on. */
function callsOf(smtp: SMTPConnection) {
  const broken = Promise.withResolvers<never>()
  broken.promise.catch(() => undefined)
  smtp.on('error', (error: Error) => broken.reject(error))
  smtp.on('end', () => broken.reject(new Error('The connection was closed.')))
  return async <Result>(call: (done: Done<Result>) => void): Promise<Result> =>
    await Promise.race([
      broken.promise,
      new Promise<Result>((resolve, reject) => {
        call((error, result) => (error ? reject(error) : resolve(result as Result)))
      }),
    ])
}
