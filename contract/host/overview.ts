import { Type, type Static } from 'typebox'
import { IsoDate, Nullable } from '../common.ts'
import { Registration } from './registration.ts'

const Count = Type.Integer({ minimum: 0 })

/** Kinds of what is stored. */
const STORED_KINDS = ['films', 'pictures', 'database'] as const

/** Queues of work. */
const WAITING_QUEUES = ['mail', 'push', 'bell', 'import'] as const

/** Everything that a host is warned of, the most urgent first. */
export const HOST_WARNINGS = [
  'readOnly',
  'backupFailed',
  'backupOld',
  'filmsRefused',
  'diskFull',
  'mailWaits',
  'backupOff',
  'mailOff',
] as const
/** One of {@link HOST_WARNINGS}. */
export const HostWarning = Type.Enum(HOST_WARNINGS)
/** @see {@link HostWarning} (schema) */
export type HostWarning = Static<typeof HostWarning>

/** A backup that was restored and compared. */
export const HostBackup = Type.Object({
  Finished: IsoDate,
  File: Type.String(),
  Bytes: Count,
  Rows: Count,
  Files: Count,
})
/** @see {@link HostBackup} (schema) */
export type HostBackup = Static<typeof HostBackup>

/** Response of GET /host: how the site is. It says nothing of what members keep. */
export const HostOverview = Type.Object({
  /** For whom the site is; empty for nobody in particular. */
  Place: Type.String(),
  Version: Type.String(),
  Looked: IsoDate,
  Warnings: Type.Array(HostWarning),
  Backup: Type.Object({
    /** Whether the server makes one each day. */
    IsDaily: Type.Boolean(),
    /** When, hour and minute by UTC. */
    At: Type.String(),
    /** Those that can be trusted, the newest first. */
    Trusted: Type.Array(HostBackup),
    /** Why the last attempt failed; null when it did not. */
    Failure: Nullable(Type.String()),
    /** Whether this process has a folder for backups, so that one can be asked for. */
    CanAsk: Type.Boolean(),
  }),
  Storage: Type.Object({
    Kinds: Type.Array(Type.Object({ Kind: Type.Enum(STORED_KINDS), Bytes: Count })),
    /** Of the disk with the data folder. */
    DiskBytes: Count,
    FreeBytes: Count,
  }),
  Registration,
  Members: Count,
  /** Invitations that are open. */
  Invitations: Count,
  /** Ways to sign in, by their names. */
  Ways: Type.Array(Type.String()),
  Mail: Type.Object({
    From: Type.String(),
    /** Host and port of the mail server; null where mail is written to a folder. */
    Server: Nullable(Type.String()),
  }),
  /** Devices that get push messages. */
  PushDevices: Count,
  /** Work that waits, with the milliseconds for which the oldest has been due. */
  Queues: Type.Array(
    Type.Object({ Queue: Type.Enum(WAITING_QUEUES), Count, Overdue: Type.Number({ minimum: 0 }) }),
  ),
  /** Kinds of errors in the last day, and how many of them are new; those that are quiet are not counted. */
  Errors: Type.Object({ Kinds: Count, New: Count }),
  ReadOnly: Type.Boolean(),
  /** Whether hosts get a mail when something needs them. */
  WarningMails: Type.Boolean(),
})
/** @see {@link HostOverview} (schema) */
export type HostOverview = Static<typeof HostOverview>

/** Response of POST /host/mail/test. */
export const MailTest = Type.Object({
  /** Where the mail went. */
  To: Type.String(),
  /** Whether the mail server, or the folder, has taken it. */
  IsTaken: Type.Boolean(),
  /** What the mail server or the connection to it answered; null without an answer. */
  Code: Nullable(Type.String()),
  Milliseconds: Count,
})
/** @see {@link MailTest} (schema) */
export type MailTest = Static<typeof MailTest>

/** Body of PATCH /host/warnings. */
export const WarningMailsBody = Type.Object({ Mails: Type.Boolean() })

/** Response of POST /host/push/test. */
export const PushTest = Type.Object({
  /** Whether the browser that asks gets push messages. */
  IsSubscribed: Type.Boolean(),
  /** Whether its push service has taken one. */
  IsTaken: Type.Boolean(),
  /** Status that the push service answered; null without an answer, or when it has taken it. */
  Status: Nullable(Type.Integer()),
  Milliseconds: Count,
})
/** @see {@link PushTest} (schema) */
export type PushTest = Static<typeof PushTest>
