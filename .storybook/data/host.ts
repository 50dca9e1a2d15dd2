import type { HostErrors } from '#contract/host/errors.ts'
import type { HostOverview } from '#contract/host/overview.ts'
import type { ReadOnlyState } from '#contract/host/read-only.ts'
import type { HostRegistration } from '#contract/host/registration.ts'
import type { HostRelease } from '#contract/host/release.ts'
import type { HostWorkState } from '#contract/host/work.ts'

/** A site of a town where all is well. */
export const OVERVIEW: HostOverview = {
  Place: 'Lindenau',
  Version: '1.4.0+3fa9c2d1',
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
  },
  Registration: 'invited',
  Members: 4812,
  Invitations: 2,
  Ways: ['Password', 'Google'],
  Mail: { From: 'Simmer <kochen@lindenau.example>', Server: 'mail.lindenau.example:587' },
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

/** The first hour: no backup, and mail is not set up. */
export const NEW: HostOverview = {
  ...OVERVIEW,
  Place: '',
  Warnings: ['backupOff', 'mailOff'],
  Backup: { IsDaily: false, At: '03:30', Trusted: [], Failure: null, CanAsk: false },
  Registration: 'open',
  Members: 1,
  Invitations: 0,
  Ways: ['Password'],
  Mail: { From: 'Simmer <hello@simmer.example>', Server: null },
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

/** What is new. */
export const RELEASE: HostRelease = {
  Release: '1.4.0',
  Notes: [
    { Heading: 'For your members', Text: 'Cookbooks of one’s own, shared by a link' },
    { Heading: 'For your members', Text: 'Answers by the author, with a badge' },
    {
      Heading: 'For you',
      Text: 'The database changes: about 40 seconds for yours, without a stop.',
    },
  ],
}
