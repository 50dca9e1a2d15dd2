import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail that the server has accepted. */
export interface ReceivedMail extends Email {
  /** The unparsed message. */
  raw: string
}

/** A mail server for one test. */
export interface MailServer {
  /** For `SMTP_URL`. */
  url: string
  /** The next mail; waits for it. */
  next: () => Promise<ReceivedMail>
  /** Number of accepted mails that `next` has not returned. */
  waiting: () => number
  /** Refuses all mail with a code from now on; undefined accepts it again. */
  refuseWith: (code: number | undefined) => void
  stop: () => Promise<void>
}

/** Options of {@link startMailServer}. */
export interface MailServerOptions {
  /** Port to listen on. @default a free one */
  port?: number
  /** Requires this password. */
  password?: string
}

/** Starts a mail server that accepts all mail, without encryption. */
export async function startMailServer({
  port = 0,
  password,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let refusal: number | undefined
  let arrived = Promise.withResolvers<void>()
  const take = async (stream: Readable, done: () => void) => {
    const raw = await buffer(stream)
    received.push({ ...(await PostalMime.parse(raw)), raw: raw.toString() })
    arrived.resolve()
    done()
  }
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: password === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    onAuth: (given, _session, done) =>
      given.password === password ? done(null, { user: 'simmer' }) : done(new Error('No')),
    onRcptTo: (_address, _session, done) =>
      done(
        refusal === undefined ? null : Object.assign(new Error('No'), { responseCode: refusal }),
      ),
    onData: (stream, _session, done) => void take(stream, done),
  })
  // A client that closes the connection is not an error of the test.
  server.on('error', () => {})
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const stop = async () => {
    if (server.server.listening) await new Promise<void>((done) => server.close(done))
  }
  onTestFinished(stop)
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    next: async () => {
      while (received.length === 0) {
        await arrived.promise
        arrived = Promise.withResolvers()
      }
      return received.shift() as ReceivedMail
    },
    waiting: () => received.length,
    refuseWith: (code) => (refusal = code),
    stop,
  }
}
