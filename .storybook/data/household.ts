import { fn } from 'storybook/test'
import type { useLists } from '#app/features/shopping/index.ts'
import type {
  Household,
  HouseholdMember,
  HouseholdPerson,
  Invitation,
  NewInvitation,
} from '#contract/household.ts'
import type { ListCard, ListOverview } from '#contract/shopping/several-lists.ts'
import { DAY_MS } from '#contract/durations.ts'

/** Days from now, as the server writes them. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

/** A day of the past that reads the same whenever the story is shown. */
const LONG_AGO = '2024-03-09T10:00:00.000Z'

function person(Id: number, Name: string, Initials: string): HouseholdPerson {
  return { Id, Name, Initials, PhotoPath: null }
}

const IMANI: HouseholdPerson = { ...person(1, 'Imani', 'IO'), IsYou: true }
const BEN = person(2, 'Ben', 'BK')
const SARA: HouseholdPerson = { ...person(3, 'Sara', 'SL'), PhotoPath: '/story/portrait.webp' }
const TOMAS = person(4, 'Tomás', 'TO')

/** Imani, who reads, with three others. */
const PEOPLE = [IMANI, BEN, SARA, TOMAS]

function member(person: HouseholdPerson, parts: Partial<HouseholdMember> = {}): HouseholdMember {
  return { ...person, IsKeeper: false, Joined: LONG_AGO, Lists: 3, ...parts }
}

/** A household of four with an open invitation; the reader looks after it. */
export const HOUSEHOLD: Household = {
  Id: 1,
  Name: 'Südstraße',
  Members: [
    member(IMANI, { IsKeeper: true }),
    member(BEN, { Lists: 2 }),
    member(SARA),
    member(TOMAS, { Joined: inDays(-1), Lists: 1 }),
  ],
  Places: 4,
  Invitations: [{ Id: 7, Expires: inDays(4) }],
}

/** The same household as Imani sees it when Ben looks after it. */
export const AS_MEMBER: Household = {
  ...HOUSEHOLD,
  Members: HOUSEHOLD.Members.map((one) => ({ ...one, IsKeeper: one.Name === 'Ben' })),
  Invitations: [],
}

/** A household of eight, with a name as long as names may be. */
export const FULL: Household = {
  ...HOUSEHOLD,
  Name: 'Wohngemeinschaft in der Donaudampfschifffahrtsgesellschafts',
  Members: [
    ...HOUSEHOLD.Members,
    ...['Bastian', 'Maximiliane-Charlotte', 'Jo', 'Ünal'].map((name, index) =>
      member(person(5 + index, name, name.slice(0, 2))),
    ),
  ],
  Places: 0,
  Invitations: [],
}

/** A household of the reader alone. */
export const ALONE: Household = {
  ...HOUSEHOLD,
  Members: HOUSEHOLD.Members.slice(0, 1),
  Places: 7,
  Invitations: [],
}

/** The open invitation of {@link HOUSEHOLD}, as the server told it when it was made. */
export const MADE: NewInvitation = {
  Id: 7,
  Expires: inDays(4),
  Token: 'gJ8mKq2vX0cT5rYwLs1n',
  Code: 'K7M4QX',
  Places: 4,
}

/** What somebody who was invited sees. */
export const INVITATION: Invitation = {
  HouseholdName: 'Südstraße',
  Inviter: { Name: 'Imani', Initials: 'IO' },
  Expires: inDays(4),
  Places: 4,
  IsMember: false,
  Other: null,
}

/** A list of the member's own, which Imani may share and delete. */
export function listCard(parts: Partial<ListCard> = {}): ListCard {
  return {
    Id: 1,
    Name: 'Weekly shop',
    Shop: 'Supermarkt Südstraße',
    IsDefault: true,
    SeenBy: 'some',
    PersonIds: [1, 2, 3],
    IsYours: true,
    Open: 25,
    Version: 4,
    Link: null,
    ...parts,
  }
}

/** Four lists, one of them private. */
export const LISTS: ListOverview = {
  Lists: [
    listCard(),
    listCard({
      Id: 2,
      Name: 'Chemist’s',
      Shop: null,
      IsDefault: false,
      SeenBy: 'you',
      PersonIds: [],
      Open: 6,
    }),
    listCard({
      Id: 3,
      Name: 'Donaudampfschifffahrtsgesellschaftskapitänsfeier am Samstag',
      Shop: null,
      IsDefault: false,
      PersonIds: [1, 3],
      IsYours: false,
      Open: 1009,
    }),
    listCard({
      Id: 4,
      Name: 'Mia’s birthday',
      Shop: null,
      IsDefault: false,
      SeenBy: 'household',
      PersonIds: [1, 2, 3, 4],
      Open: 31,
    }),
  ],
  People: PEOPLE,
}

/** These lists as screens receive them; what is done with them has no effect here. */
export function ownLists({ Lists, People }: ListOverview): ReturnType<typeof useLists> {
  return {
    lists: Lists,
    people: People,
    isKnown: Lists.length > 0,
    add: fn(async () => listCard()),
    change: fn(async () => listCard()),
    remove: fn(async () => LISTS),
    makeLink: fn(async () => 'token'),
    revokeLink: fn(async () => ({})),
  }
}
