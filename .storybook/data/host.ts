import type { HostErrors } from '#contract/host/errors.ts'
import type { MailTest } from '#contract/host/mail-test.ts'
import type { BackupReceipt } from '#contract/host/receipt.ts'
import type { HostOverview } from '#contract/host/overview.ts'
import type { ReadOnlyState } from '#contract/host/read-only.ts'
import type { HostRegistration } from '#contract/host/registration.ts'
import type { HostRelease } from '#contract/host/release.ts'
import type { HostWorkState } from '#contract/host/work.ts'

const ON = { Name: '', IsOn: true, Creates: null, Answered: null, SilentSince: null } as const
const NONE = { Sent: 0, Refused: 0, Gone: 0 }
const UNKNOWN = { Taken: null, RefusedSince: null, Code: null }

/** A site of a town where all is well. */
export const OVERVIEW: HostOverview = {
  Place: 'Lindenau',
  Version: '1.4.0+3fa9c2d1',
  Since: '2026-11-12T09:00:00Z',
  Versions: ['1.4.0+3fa9c2d1'],
  Newer: '1.5.0',
  AsksForNewer: true,
  Looked: '2026-11-28T14:03:00Z',
  Warnings: [],
  Backup: {
    IsDaily: true,
    At: '03:10',
    Trusted: [
      {
        Finished: '2026-11-28T03:31:00Z',
        File: 'simmer-2026-11-28-031000.backup',
        Bytes: 14_200_000_000,
        Rows: 2_311_480,
        Files: 18_204,
      },
      {
        Finished: '2026-11-27T03:30:00Z',
        File: 'simmer-2026-11-27-031000.backup',
        Bytes: 14_100_000_000,
        Rows: 2_301_002,
        Files: 18_190,
      },
    ],
    Failure: null,
    Failed: [{ Day: '2026-11-24', Failure: 'The disk was full at 9.8 GB.' }],
    CanAsk: true,
  },
  Storage: {
    Kinds: [
      { Kind: 'films', Bytes: 41_000_000_000 },
      { Kind: 'pictures', Bytes: 3_100_000_000 },
      { Kind: 'database', Bytes: 400_000_000 },
    ],
    DiskBytes: 200_000_000_000,
    FreeBytes: 142_000_000_000,
    Growth: { Days: 30, PerWeek: 1_720_000_000, FullOn: '2028-06-30T00:00:00Z' },
  },
  ClockOff: 12,
  ClockOf: 'database',
  CertificateEnds: '2027-02-03T00:00:00Z',
  IsNew: false,
  Hosts: 2,
  Registration: 'invited',
  Members: 4812,
  Invitations: 2,
  Ways: ['Password', 'Passkey', 'Stadtkonto Lindenau'],
  WaysIn: [
    { ...ON, Kind: 'password', Members: 3204 },
    { ...ON, Kind: 'passkey', Members: 611 },
    {
      ...ON,
      Kind: 'provider',
      Name: 'Stadtkonto Lindenau',
      Members: 1608,
      Creates: true,
      Answered: '2026-11-28T13:59:00Z',
    },
    { ...ON, Kind: 'provider', Name: 'Google', IsOn: false, Members: 0 },
    { ...ON, Kind: 'provider', Name: 'Facebook', IsOn: false, Members: 0 },
  ],
  Mail: {
    From: 'Simmer <kochen@lindenau.example>',
    Server: 'mail.lindenau.example:587',
    State: { Taken: '2026-11-28T14:02:00Z', RefusedSince: null, Code: null },
    Sent: { Sent: 214, Refused: 2, Gone: 0 },
  },
  PushState: { Taken: '2026-11-28T14:03:00Z', RefusedSince: null, Code: null },
  PushSent: { Sent: 3310, Refused: 0, Gone: 41 },
  PushKeys: 'database',
  PushDevices: 1204,
  Queues: [
    { Queue: 'mail', Count: 0, Overdue: 0 },
    { Queue: 'push', Count: 0, Overdue: 0 },
    { Queue: 'bell', Count: 3, Overdue: 0 },
    { Queue: 'import', Count: 1, Overdue: 240_000 },
  ],
  Errors: { Kinds: 3, New: 0 },
  ReadOnly: false,
  WarningMails: true,
}

/** Much is wrong with it. */
export const TROUBLED: HostOverview = {
  ...OVERVIEW,
  Warnings: ['readOnly', 'backupFailed', 'filmsRefused', 'mailWaits'],
  Backup: { ...OVERVIEW.Backup, Failure: 'ENOSPC: no space left on device' },
  Storage: { ...OVERVIEW.Storage, FreeBytes: 9_000_000_000 },
  Queues: [{ Queue: 'mail', Count: 23, Overdue: 9_600_000 }],
  Errors: { Kinds: 2, New: 1 },
  ReadOnly: true,
}

/** What is outside does not do its part, and the clock is wrong. */
export const OUTSIDE: HostOverview = {
  ...OVERVIEW,
  Warnings: ['certificateEnds', 'mailRefused', 'clockOff', 'providerSilent', 'pushSilent'],
  Storage: { ...OVERVIEW.Storage, Growth: { Days: 3, PerWeek: null, FullOn: null } },
  ClockOff: 94_000,
  CertificateEnds: '2026-12-03T09:00:00Z',
  Hosts: 1,
  WaysIn: OVERVIEW.WaysIn.map((way) =>
    way.Name === 'Google'
      ? { ...way, IsOn: true, Members: 84, Creates: true, SilentSince: '2026-11-27T16:00:00Z' }
      : way,
  ),
  Mail: {
    ...OVERVIEW.Mail,
    State: { Taken: '2026-11-28T10:50:00Z', RefusedSince: '2026-11-28T11:20:00Z', Code: '535' },
  },
  PushState: { Taken: null, RefusedSince: '2026-11-28T09:00:00Z', Code: null },
  Queues: [{ Queue: 'mail', Count: 23, Overdue: 9_600_000 }],
}

/** What was in the newest backup. */
export const RECEIPT: BackupReceipt = {
  Made: '2026-11-28T03:10:00Z',
  Version: '1.4.0',
  Engine: 'postgres',
  Checked: '2026-11-28T03:31:00Z',
  CheckedOn: 'postgres',
  Bytes: 14_200_000_000,
  Sum: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  Tables: [
    { Name: 'users', Rows: 4812 },
    { Name: 'recipes', Rows: 2_306_668 },
  ],
  Files: 18_204,
  FileBytes: 13_800_000_000,
  Missing: 0,
}

/** The first hour: no backup, and mail is not set up. */
export const NEW: HostOverview = {
  ...OVERVIEW,
  Place: '',
  Warnings: ['backupOff', 'mailOff'],
  Backup: { IsDaily: false, At: '03:30', Trusted: [], Failure: null, Failed: [], CanAsk: false },
  Storage: { ...OVERVIEW.Storage, Growth: { Days: 0, PerWeek: null, FullOn: null } },
  ClockOff: null,
  CertificateEnds: null,
  IsNew: true,
  Hosts: 1,
  Registration: 'open',
  Members: 1,
  Invitations: 0,
  Ways: ['Password', 'Passkey'],
  WaysIn: [
    { ...ON, Kind: 'password', Members: 1 },
    { ...ON, Kind: 'passkey', Members: 0 },
    { ...ON, Kind: 'provider', Name: 'Google', IsOn: false, Members: 0 },
    { ...ON, Kind: 'provider', Name: 'Facebook', IsOn: false, Members: 0 },
  ],
  Since: null,
  Newer: null,
  AsksForNewer: false,
  Mail: { From: 'Simmer <hello@simmer.example>', Server: null, State: UNKNOWN, Sent: NONE },
  PushSent: NONE,
  PushState: UNKNOWN,
  PushDevices: 0,
  Queues: [],
  Errors: { Kinds: 0, New: 0 },
}

/** Who may come in there. */
export const REGISTRATION: HostRegistration = {
  Registration: 'invited',
  Members: 4812,
  NewMembers: 38,
  Invitations: [
    {
      Id: 2,
      Name: 'Kim Brandstetter',
      Email: 'k.brandstetter@example.org',
      Places: 1,
      Used: 0,
      Ends: '2026-12-12T10:00:00Z',
    },
    {
      Id: 3,
      Name: '',
      Email: null,
      Places: 1,
      Used: 0,
      Ends: '2026-12-04T10:00:00Z',
    },
    {
      Id: 1,
      Name: 'Stadtbibliothek Lindenau',
      Email: null,
      Places: 30,
      Used: 12,
      Ends: '2026-12-31T10:00:00Z',
    },
  ],
}

/** What went wrong there. */
export const ERRORS: HostErrors = {
  Errors: [
    {
      Kind: 'ProviderFailed GET /api/signup/external/:provider/callback',
      Code: 'ProviderFailed',
      Where: 'GET /api/signup/external/:provider/callback',
      Count: 17,
      First: '2026-11-27T08:12:00Z',
      Last: '2026-11-28T13:40:00Z',
      Seen: 'Signing in did not work. Please try again later.',
      IsQuiet: false,
    },
    {
      Kind: 'FilmRefused POST /api/my/film-uploads/:id/finish',
      Code: 'FilmRefused',
      Where: 'POST /api/my/film-uploads/:id/finish',
      Count: 4,
      First: '2026-11-24T09:00:00Z',
      Last: '2026-11-28T11:02:00Z',
      Seen: 'This film cannot be taken.',
      IsQuiet: true,
    },
    {
      Kind: 'Slow GET /*',
      Code: 'Slow',
      Where: 'GET /*',
      Count: 9,
      First: '2026-11-19T09:00:00Z',
      Last: '2026-11-28T10:00:00Z',
      Seen: '',
      IsQuiet: false,
    },
  ],
}

/** A backup that is being made. */
export const WORKING: HostWorkState = {
  Work: {
    Kind: 'backup',
    Step: 'restoring',
    Begun: '2026-11-28T14:01:00Z',
    Ended: null,
    Failure: null,
    Outcome: null,
  },
}

/** A test that has ended well. */
export const TESTED: HostWorkState = {
  Work: {
    Kind: 'restoreTest',
    Step: 'files',
    Begun: '2026-11-28T13:40:00Z',
    Ended: '2026-11-28T14:01:00Z',
    Failure: null,
    Outcome: {
      File: 'simmer-2026-11-28-031000.backup',
      Bytes: 14_200_000_000,
      Rows: 2_311_480,
      Files: 18_204,
    },
  },
}

/** Read-only, switched on by whoever looks. */
export const READ_ONLY: ReadOnlyState = {
  IsOn: true,
  IsForced: false,
  Since: '2026-11-28T13:50:00Z',
  IsByYou: true,
  Words: {
    De: 'Nur lesen bis etwa 15:30 Uhr. Lesen und Kochen geht; Haken und Notizen merkt sich dein Gerät.',
    En: 'Read-only until about 15:30. You can read and cook; ticks and notes are kept on your device.',
  },
  Until: '15:30',
}

/** What is new in the version that runs, where nobody is asked for newer ones. */
export const RELEASE: HostRelease = {
  Release: '1.4.0',
  Notes: [
    { Heading: 'For your members', Text: 'The week, and one list for it' },
    { Heading: 'For you', Text: 'Backups are restored and compared by themselves.' },
  ],
  Newer: null,
  AskedAt: null,
  Answered: null,
}

/** A newer version exists. */
export const NEWER: HostRelease = {
  ...RELEASE,
  Newer: {
    Release: '1.5.0',
    Notes: [
      { Heading: 'For your members', Text: 'Cookbooks of one’s own, shared by a link' },
      { Heading: 'For your members', Text: 'Answers by the author, with a badge' },
      {
        Heading: 'For you',
        Text: 'One security fix: pictures with a wrong length could stop the resizing. Nothing was readable.',
      },
      {
        Heading: 'For you',
        Text: 'The database changes: about 40 seconds for yours, without a stop.',
      },
    ],
  },
  AskedAt: 'https://simmer.example/CHANGELOG.md',
  Answered: '2026-11-28T06:10:00Z',
}

const STEP = { Failure: null } as const

/** A mail that was taken. */
export const MAIL_TAKEN: MailTest = {
  To: 'theo@lindenau.example',
  Steps: [
    { ...STEP, Step: 'found', Milliseconds: 96 },
    { ...STEP, Step: 'connected', Milliseconds: 180 },
    { ...STEP, Step: 'encrypted', Milliseconds: 312 },
    { ...STEP, Step: 'signedIn', Milliseconds: 460 },
    { ...STEP, Step: 'accepted', Milliseconds: 812 },
  ],
  IsTaken: true,
  Code: null,
  Number: '7F3A',
  CertificateEnds: '2027-03-03T12:00:00Z',
}

/** A server that does not know the password. */
export const MAIL_REFUSED: MailTest = {
  ...MAIL_TAKEN,
  Steps: [
    ...MAIL_TAKEN.Steps.slice(0, 3),
    { Step: 'signedIn', Milliseconds: 460, Failure: 'signInRefused' },
  ],
  IsTaken: false,
  Code: '535',
  Number: null,
}
