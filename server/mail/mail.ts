/** A mail to one person, as text and as a page. */
export interface Mail {
  /** Address of the person; from an account, never typed by a caller. */
  to: string
  subject: string
  text: string
  html: string
}

/** Gives mail away. */
export interface MailTransport {
  /** @throws when the mail was not taken; it may be tried again, see {@link isRefused} */
  send: (mail: Mail) => Promise<void>
  /** Lets go of connections. */
  close: () => void
}

/**
 * A mail as the mailer takes it. The address is not parsed, so that it can never be several; the
 * header asks holiday notices to stay silent (RFC 3834).
 * @param from `MAIL_FROM`
 */
export function messageOf({ to, ...mail }: Mail, from: string) {
  const headers = { 'Auto-Submitted': 'auto-generated' }
  return { ...mail, from, to: { name: '', address: to }, headers }
}

/** What a mail server says about a mail that it did not take. */
interface Refusal {
  code?: string
  responseCode?: number
}

/** Whether a mail server refused the receiver for good, so that trying again is useless (RFC 5321). */
export function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as Refusal
  return code === 'EENVELOPE' && responseCode >= 500
}

/** What may be logged of a failure: its codes, because the server's words may hold an address. */
export function codesOf(error: unknown): Refusal {
  const { code, responseCode } = error as Refusal
  return { ...(code && { code }), ...(responseCode && { responseCode }) }
}
