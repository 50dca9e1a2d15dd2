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
  'certificateEnds',
  'mailRefused',
  'diskFull',
  'clockOff',
  'mailWaits',
  'providerSilent',
  'pushSilent',
  'workWaits',
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

/** How a disk fills. */
export const StorageGrowth = Type.Object({
  /** Days over which it was measured. */
  Days: Count,
  /** Bytes; less than 0 where it empties, null while it was measured for less than a week. */
  PerWeek: Nullable(Type.Integer()),
  /** When it is full at that pace; null where that is not known, or not in the next ten years. */
  FullOn: Nullable(IsoDate),
})
/** @see {@link StorageGrowth} (schema) */
export type StorageGrowth = Static<typeof StorageGrowth>

/** Whether a service of others takes what is sent. */
export const ServiceState = Type.Object({
  /** When it last took something; null before it has. */
  Taken: Nullable(IsoDate),
  /** Since when it takes nothing; null while it does. */
  RefusedSince: Nullable(IsoDate),
  /** What it answered then; null without an answer. */
  Code: Nullable(Type.String()),
})
/** @see {@link ServiceState} (schema) */
export type ServiceState = Static<typeof ServiceState>

/** What was sent on the last seven days by UTC, today included. */
export const SentCounts = Type.Object({
  Sent: Count,
  /** What nobody has taken, and is not tried again. */
  Refused: Count,
  /** Devices that no longer exist, and were taken off. */
  Gone: Count,
})
/** @see {@link SentCounts} (schema) */
export type SentCounts = Static<typeof SentCounts>

/** A way to sign in. */
export const WayIn = Type.Object({
  Kind: Type.Enum(['password', 'passkey', 'provider'] as const),
  /** What people call a provider. */
  Name: Type.String(),
  IsOn: Type.Boolean(),
  /** Members who have it. */
  Members: Count,
  /** Whether whoever is new gets an account by it; null where that is not asked. */
  Creates: Nullable(Type.Boolean()),
  /** When the provider last answered; null before it was asked. */
  Answered: Nullable(IsoDate),
  /** Since when it does not answer; null while it does. */
  SilentSince: Nullable(IsoDate),
})
/** @see {@link WayIn} (schema) */
export type WayIn = Static<typeof WayIn>

/** Response of GET /host: how the site is. It says nothing of what members keep. */
export const HostOverview = Type.Object({
  /** For whom the site is; empty for nobody in particular. */
  Place: Type.String(),
  Version: Type.String(),
  /** Since when this version runs, and no other; null where that is not known. */
  Since: Nullable(IsoDate),
  /** All versions that answer now, the oldest first; this one is among them. */
  Versions: Type.Array(Type.String()),
  /** The newest release, where it is newer than the one that runs; null where none is known. */
  Newer: Nullable(Type.String()),
  /** Whether the configuration says where new releases are asked for. */
  AsksForNewer: Type.Boolean(),
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
    /** Days without a backup that can be trusted, the last first, and why. */
    Failed: Type.Array(Type.Object({ Day: Type.String(), Failure: Type.String() })),
    /** Whether this process has a folder for backups, so that one can be asked for. */
    CanAsk: Type.Boolean(),
  }),
  Storage: Type.Object({
    Kinds: Type.Array(Type.Object({ Kind: Type.Enum(STORED_KINDS), Bytes: Count })),
    /** Of the disk with the data folder. */
    DiskBytes: Count,
    FreeBytes: Count,
    Growth: StorageGrowth,
  }),
  /** Milliseconds by which a clock is ahead of this machine's; null where there is none to compare with. */
  ClockOff: Nullable(Type.Integer()),
  /** Whose clock it is: that of the database, or of whoever answers at the own address. */
  ClockOf: Type.Enum(['database', 'address'] as const),
  /** When the certificate of the own address ends; null where that is not known. */
  CertificateEnds: Nullable(IsoDate),
  /** Whether somebody came first within the last day. */
  IsNew: Type.Boolean(),
  /** How many look after the site. */
  Hosts: Count,
  Registration,
  Members: Count,
  /** Invitations that are open. */
  Invitations: Count,
  /** Ways to sign in, by their names. */
  Ways: Type.Array(Type.String()),
  /** The same with what is known of them, those included that are not set up. */
  WaysIn: Type.Array(WayIn),
  Mail: Type.Object({
    From: Type.String(),
    /** Host and port of the mail server; null where mail is written to a folder. */
    Server: Nullable(Type.String()),
    State: ServiceState,
    Sent: SentCounts,
  }),
  PushState: ServiceState,
  PushSent: SentCounts,
  /** Where the keys of push messages come from. */
  PushKeys: Type.Enum(['database', 'environment', 'off'] as const),
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
