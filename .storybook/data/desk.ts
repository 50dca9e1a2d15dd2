import type { CurrentUser } from '#contract/account.ts'
import type {
  Application,
  AuthorProfile,
  Authorship,
  DeskApplication,
} from '#contract/desk/authorship.ts'
import { AUTHOR_TERMS_VERSION } from '#contract/desk/limits.ts'
import type { LogRow } from '#contract/desk/log.ts'
import type { DeskMember } from '#contract/desk/members.ts'
import { MEMBER } from './member.ts'

/** A day of the past that reads the same whenever the story is shown. */
const LONG_AGO = '2024-03-09T10:00:00.000Z'
/** A day that is a long way off. */
const FAR_OFF = '2094-11-29T10:00:00.000Z'

/** Members who work at the desk. */
export const EDITOR: CurrentUser = { ...MEMBER, Roles: ['editor'] }
export const ADMIN: CurrentUser = { ...MEMBER, Roles: ['admin'] }

const GRANDMOTHERS = 'I cook what my two grandmothers cooked, one from Lagos, one from Leipzig.'

/** What Imani says who asks to become an author. */
export function applicationWith(parts: Partial<Application> = {}): Application {
  return {
    Id: 3,
    Name: 'Imani Okafor',
    Place: 'Leipzig',
    Description: GRANDMOTHERS,
    LangId: 1,
    Links: ['https://imani.example/', 'https://www.facebook.com/imani'],
    Sent: LONG_AGO,
    State: 'open',
    Remark: null,
    Decided: null,
    ...parts,
  }
}

/** Imani as an author. */
export const IMANI_AS_AUTHOR: AuthorProfile = {
  Id: 12,
  Name: 'Imani Okafor',
  Place: 'Leipzig',
  Description: {
    en: GRANDMOTHERS,
    de: 'Ich koche, was meine beiden Großmütter kochten, eine aus Lagos, eine aus Leipzig.',
  },
  Portrait: '/story/portrait.webp',
  Website: 'https://imani.example/',
  Social: null,
  Change: null,
  IsTrusted: false,
}

/** A member as an author. */
export function authorshipWith(parts: Partial<Authorship> = {}): Authorship {
  return { Author: null, Application: null, TermsVersion: AUTHOR_TERMS_VERSION, ...parts }
}

/** An application as the desk has it. */
export function askingWith(parts: Partial<DeskApplication> = {}): DeskApplication {
  const { Id, Name, Place, Description, LangId, Links, Sent } = applicationWith()
  return {
    Id,
    Name,
    Place,
    Description,
    LangId,
    Links,
    Sent,
    Member: { Id: 31, Name: 'Imani Okafor', Joined: LONG_AGO, OwnRecipes: 14 },
    ...parts,
  }
}

/** Imani, and somebody of many words who has another name than the account. */
export const ASKING: readonly DeskApplication[] = [
  askingWith(),
  askingWith({
    Id: 4,
    Name: 'Theodora-Wilhelmine von Brandtsteinhausen zu Hohenlohe',
    Place: null,
    LangId: 0,
    Description:
      'Brot und was darauf gehört: Kichererbsen-Süßkartoffel-Aufstrich, Zwetschgen-Walnuss-Mus und alles, was bei uns in der Donaudampfschifffahrtsgesellschaftskantine auf den Tisch kommt.',
    Links: [`https://brot.example/${'lange-adresse-'.repeat(8)}ende`],
    Member: { Id: 32, Name: 'Theo Brandt', Joined: LONG_AGO, OwnRecipes: 1 },
  }),
]

function deskMember(parts: Partial<DeskMember>): DeskMember {
  return {
    Id: 20,
    Name: 'Tim Becker',
    Username: 'tim',
    PhotoPath: null,
    Roles: [],
    AuthorId: null,
    IsTrusted: false,
    Joined: LONG_AGO,
    LastHere: LONG_AGO,
    OwnRecipes: 5,
    Published: 0,
    OnHold: null,
    ...parts,
  }
}

/** One member of each kind. */
export const DESK_MEMBERS: readonly DeskMember[] = [
  deskMember({
    Id: 21,
    Name: 'Mei Tanaka',
    Email: 'mei@simmer.example',
    PhotoPath: '/story/portrait.webp',
    Roles: ['author'],
    AuthorId: 9,
    IsTrusted: true,
    Published: 6,
  }),
  deskMember({ Id: 22, Name: 'Mina Okafor', Roles: ['editor'], IsYou: true }),
  deskMember({ Id: 23, Name: 'Jonas Weber', Roles: ['author', 'editor', 'admin'], AuthorId: 10 }),
  deskMember({}),
  deskMember({
    Id: 24,
    Name: 'K. R.',
    LastHere: null,
    OwnRecipes: 1,
    OnHold: { Until: FAR_OFF, Reason: 'Insults under three recipes.' },
  }),
  deskMember({
    Id: 25,
    Name: 'Maximiliane-Charlotte Donaudampfschifffahrtsgesellschaftskapitänin',
    Published: 1009,
    OnHold: { Until: null, Reason: 'Advertisements.' },
  }),
]

function logRow(Id: number, parts: Partial<LogRow>): LogRow {
  return {
    Id,
    Logged: LONG_AGO,
    Source: 'page',
    Actor: { Id: 22, Name: 'Clara Meier' },
    Action: 'application-approved',
    SubjectKind: 'member',
    Subject: { Id: 31, Name: 'Imani Okafor' },
    Details: {},
    ...parts,
  }
}

/** A line of every kind. */
export const LOG_ROWS: readonly LogRow[] = [
  logRow(13, {
    Action: 'content-hidden',
    Source: 'automatic',
    Actor: null,
    SubjectKind: 'comment',
    Subject: { Id: 4402, Name: null },
  }),
  logRow(12, { Action: 'suspension-lifted', Subject: { Id: 24, Name: 'K. R.' } }),
  logRow(11, {
    Action: 'member-suspended',
    Subject: { Id: 24, Name: 'K. R.' },
    Details: { until: FAR_OFF, why: 'Insults under three recipes.' },
  }),
  logRow(10, {
    Action: 'member-suspended',
    Subject: { Id: 26, Name: null },
    Details: { until: null, why: 'Advertisements.' },
  }),
  logRow(9, {
    Action: 'author-trusted',
    SubjectKind: 'author',
    Subject: { Id: 9, Name: 'Mei Tanaka' },
    Details: { why: 'Twelve versions without a remark.' },
  }),
  logRow(8, { Action: 'author-untrusted', SubjectKind: 'author', Subject: { Id: 11, Name: null } }),
  logRow(7, {}),
  logRow(6, {
    Action: 'application-refused',
    Actor: { Id: 27, Name: null },
    Details: { why: 'Three recipes of your own, please, Kichererbsen-Süßkartoffel-Gemüsepfanne.' },
  }),
  logRow(5, { Action: 'author-given', Source: 'command', Actor: null, SubjectKind: 'author' }),
  logRow(4, { Action: 'role-revoked', Details: { role: 'editor' } }),
  logRow(3, { Action: 'role-granted', Details: { role: 'admin', why: 'Clara is away.' } }),
  logRow(2, {
    Action: 'role-granted',
    Source: 'command',
    Actor: null,
    Subject: { Id: 22, Name: 'Clara Meier' },
    Details: { role: 'editor' },
  }),
  logRow(1, { Source: 'automatic', Actor: null, Subject: null }),
]
