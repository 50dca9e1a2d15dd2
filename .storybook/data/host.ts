import type { HostOverview } from '#contract/host/overview.ts'
import type { HostRegistration } from '#contract/host/registration.ts'

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
  ReadOnly: false,
}

/** Much is wrong with it. */
export const TROUBLED: HostOverview = {
  ...OVERVIEW,
  Warnings: ['readOnly', 'backupFailed', 'diskFull', 'mailWaits'],
  Backup: { ...OVERVIEW.Backup, Failure: 'ENOSPC: no space left on device' },
  Storage: { ...OVERVIEW.Storage, FreeBytes: 16_000_000_000 },
  Queues: [{ Queue: 'mail', Count: 23, Overdue: 9_600_000 }],
  ReadOnly: true,
}

/** The first hour: no backup, and mail is not set up. */
export const NEW: HostOverview = {
  ...OVERVIEW,
  Place: '',
  Warnings: ['backupOff', 'mailOff'],
  Backup: { IsDaily: false, At: '03:30', Trusted: [], Failure: null },
  Registration: 'open',
  Members: 1,
  Invitations: 0,
  Ways: ['Password'],
  Mail: { From: 'Simmer <hello@simmer.example>', Server: null },
  PushDevices: 0,
  Queues: [],
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
      Id: 1,
      Name: 'Stadtbibliothek Lindenau',
      Email: null,
      Places: 30,
      Used: 12,
      Ends: '2026-12-31T10:00:00Z',
    },
  ],
}
