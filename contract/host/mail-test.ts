import { Type, type Static } from 'typebox'
import { IsoDate, Nullable } from '../common.ts'

/** What a test of mail does, in this order; `plain` in place of `encrypted`, and `written` where there is no server. */
const MAIL_STEPS = [
  'found',
  'connected',
  'encrypted',
  'plain',
  'signedIn',
  'accepted',
  'written',
] as const

/** Why a step did not go: each has a sentence about what to do. */
const MAIL_FAILURES = [
  'nameUnknown',
  'closed',
  'silent',
  'noMailServer',
  'certificateEnded',
  'certificateOther',
  'certificateUnknown',
  'notEncrypted',
  'signInRefused',
  'signInMissing',
  'senderRefused',
  'receiverRefused',
  'later',
  'folder',
  'other',
] as const
/** One of {@link MAIL_FAILURES}. */
export type MailFailure = (typeof MAIL_FAILURES)[number]

/** A step of a test of mail. */
export const MailStep = Type.Object({
  Step: Type.Enum(MAIL_STEPS),
  /** Since the test began. */
  Milliseconds: Type.Integer({ minimum: 0 }),
  /** Why it did not go; null when it did. It is the last one then. */
  Failure: Nullable(Type.Enum(MAIL_FAILURES)),
})
/** @see {@link MailStep} (schema) */
export type MailStep = Static<typeof MailStep>

/** Response of POST /host/mail/test. */
export const MailTest = Type.Object({
  /** Where the mail went. */
  To: Type.String(),
  Steps: Type.Array(MailStep),
  /** Whether the mail server, or the folder, has taken it. */
  IsTaken: Type.Boolean(),
  /** What the mail server or the connection to it answered when it was not taken; null without an answer. */
  Code: Nullable(Type.String()),
  /** The number that the server gave the mail; null where it says none. */
  Number: Nullable(Type.String()),
  /** When the certificate of the mail server ends; null where none was shown. */
  CertificateEnds: Nullable(IsoDate),
})
/** @see {@link MailTest} (schema) */
export type MailTest = Static<typeof MailTest>
