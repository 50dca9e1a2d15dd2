import type { MailFailure, MailStep } from '#contract/host/mail-test.ts'

/** What is known of an error of a connection to a mail server. */
interface ServerError {
  code?: string
  /** The code before the mail library has named it otherwise. */
  originalCode?: string
  responseCode?: number
  /** The command that was answered. */
  command?: string
  timeoutType?: string
}

/** Errors of a certificate, by their codes of Node. */
const CERTIFICATE: Readonly<Record<string, MailFailure>> = {
  CERT_HAS_EXPIRED: 'certificateEnded',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificateOther',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificateUnknown',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificateUnknown',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificateUnknown',
  UNABLE_TO_GET_ISSUER_CERT: 'certificateUnknown',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificateUnknown',
}
const TLS = /^(ETLS$|ERR_SSL|ERR_TLS|EPROTO$)/
/** The longest code that is passed on. */
const CODE_MAX = 40

/**
 * At which step a connection has failed, and why.
 * @param step the one that went on
 */
export function failureAt(
  step: MailStep['Step'],
  error: unknown,
): { step: MailStep['Step']; failure: MailFailure; code: string | null } {
  const { code, originalCode, responseCode, command = '', timeoutType } = error as ServerError
  const names = [originalCode, code].filter((name) => name !== undefined)
  const answered = (responseCode?.toString() ?? names[0] ?? null)?.slice(0, CODE_MAX) ?? null
  const at = (failure: MailFailure, failed = step) => ({ step: failed, failure, code: answered })
  const certificate = names.map((name) => CERTIFICATE[name]).find((one) => one !== undefined)
  if (certificate) return at(certificate, 'encrypted')
  const isTls = names.some((name) => TLS.test(name)) || command === 'STARTTLS'
  if (isTls || timeoutType === 'UPGRADE_TIMEOUT') return at('notEncrypted', 'encrypted')
  switch (step) {
    case 'found':
      return at('nameUnknown')
    case 'connected':
      return at(connecting(names, command))
    case 'encrypted':
      return at('notEncrypted')
    case 'signedIn':
      return at(isLater(responseCode) ? 'later' : 'signInRefused')
    default:
      return at(sending(names, responseCode, command))
  }
}

const isLater = (code = 0) => code >= 400 && code < 500

function connecting(names: readonly string[], command: string): MailFailure {
  // What has answered has not greeted as a mail server does.
  if (command !== '' && !names.includes('ECONNREFUSED')) return 'noMailServer'
  if (names.includes('ECONNREFUSED')) return 'closed'
  return 'silent'
}

function sending(names: readonly string[], code: number | undefined, command: string): MailFailure {
  if (names.includes('ETIMEDOUT')) return 'silent'
  if (code === 530) return 'signInMissing'
  if (isLater(code)) return 'later'
  if (command === 'MAIL FROM') return 'senderRefused'
  return command === 'RCPT TO' ? 'receiverRefused' : 'other'
}
