/** A mail to one person, as text and HTML. */
export interface Mail {
  /** Address of an account, never one from a request. */
  to: string
  subject: string
  text: string
  html: string
  /** Headers in addition to those of every mail. */
  headers?: Readonly<Record<string, string>>
}

/** Sends mail. */
export interface MailTransport {
  /** @throws when the mail was not accepted; see {@link isRefused} for whether to retry */
  send: (mail: Mail) => Promise<void>
  /** Closes connections. */
  close: () => void
}

/**
 * A mail as Nodemailer options. The address is not parsed, so that it is always a single one. The
 * header suppresses automatic replies (RFC 3834).
 * @param from `MAIL_FROM`
 */
export function messageOf({ to, headers: own, ...mail }: Mail, from: string) {
  const headers = { 'Auto-Submitted': 'auto-generated', ...own }
  return { ...mail, from, to: { name: '', address: to }, headers }
}

/** A mail server's error. */
interface Refusal {
  code?: string
  responseCode?: number
}

/** Whether a mail server rejected the recipient permanently (RFC 5321). */
export function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as Refusal
  return code === 'EENVELOPE' && responseCode >= 500
}

/** The part of an error that may be logged: its codes, because the message may hold an address. */
export function codesOf(error: unknown): Refusal {
  const { code, responseCode } = error as Refusal
  return { ...(code && { code }), ...(responseCode && { responseCode }) }
}
