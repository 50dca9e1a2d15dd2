import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { Invitation, NewInvitation } from '#contract/household.ts'
import { DAY_MS } from '#contract/durations.ts'
import { databases } from '#tests/support/database.ts'
import { ask, signUp, startHousehold } from '#tests/support/household.ts'
import { sendForm } from '#tests/support/members.ts'
import { startShopping } from '#tests/support/shopping.ts'

type Answer = Awaited<ReturnType<typeof ask>>
const codeOf = ({ statusCode, json }: Answer) => [statusCode, json<{ Code?: string }>().Code]

test.for(databases)('a household begins, and others join by a link (%s)', async (engine) => {
  const { app, ada, others, household, invitation } = await startHousehold(engine, 'ben', 'sara')
  const [ben = {}] = others
  expect(await household(ada)).toMatchObject({
    Name: 'Home',
    Places: 5,
    Members: [
      { Name: 'Ada', Initials: 'AL', IsYou: true, IsKeeper: true, Lists: 1, PhotoPath: null },
      { Name: 'Ben', Initials: 'BK', IsKeeper: false, Lists: 1 },
      { Name: 'Sara', Initials: 'SK', IsKeeper: false },
    ],
    Invitations: [{ Id: invitation.Id, Expires: invitation.Expires }],
  })
  // Nobody but the keeper sees the invitations, and joining twice is no error.
  const again = { fields: { Token: invitation.Token } }
  const joined = await ask(app, calls.joinHousehold, ben, again)
  expect([joined.statusCode, joined.json()]).toMatchObject([200, { Household: { Places: 5 } }])
  expect(await household(ben)).toMatchObject({ Invitations: [], Members: { length: 3 } })
  expect(await household(await signUp(app, 'tom'))).toBeNull()
})

test.for(databases)('an invitation says only who invites and where to (%s)', async (engine) => {
  const { app, ada, others, invitation } = await startHousehold(engine, 'ben')
  const [ben = {}] = others
  const params = { token: invitation.Token }
  const shown = {
    HouseholdName: 'Home',
    Inviter: { Name: 'Ada', Initials: 'AL' },
    Expires: invitation.Expires,
    Places: 6,
    IsMember: false,
    Other: null,
  }
  expect((await ask(app, calls.invitation, {}, { params })).json()).toEqual(shown)
  const own = await ask(app, calls.invitation, ben, { params })
  expect(own.json()).toEqual({ ...shown, IsMember: true })
  const tom = await signUp(app, 'tom')
  await ask(app, calls.createHousehold, tom, { fields: { Name: 'Elsewhere' } })
  const code = `${invitation.Code.slice(0, 3).toLowerCase()} ${invitation.Code.slice(3)}`
  const byCode = await ask(app, calls.invitationOfCode, tom, { fields: { Code: code } })
  expect(byCode.json()).toEqual({ ...shown, Other: 'Elsewhere' })
  const visitor = await ask(app, calls.invitationOfCode, {}, { fields: { Code: code } })
  expect(codeOf(visitor)).toEqual([401, 'Unauthorized'])
  expect(codeOf(await ask(app, calls.invite, ada))).toEqual([201, invitationCode])
})
const invitationCode = expect.stringMatching(/^[A-HJKMNP-Z2-9]{6}$/) as string

test.for(databases)(
  'an unknown and a withdrawn invitation are refused with the same error (%s)',
  async (engine) => {
    const { app, ada, invitation } = await startHousehold(engine)
    const ben = await signUp(app, 'ben')
    const join = async (fields: { Token?: string; Code?: string }) =>
      codeOf(await ask(app, calls.joinHousehold, ben, { fields }))
    const no = [404, 'InvitationInvalid']
    expect(await join({ Token: 'x' })).toEqual(no)
    expect(await join({ Code: 'AAAAAA' })).toEqual(no)
    expect(await join({})).toEqual(no)
    const { Id, Token } = (await ask(app, calls.invite, ada)).json<NewInvitation>()
    await ask(app, calls.withdrawInvitation, ada, { params: { id: Id } })
    expect(await join({ Token })).toEqual(no)
    const gone = await ask(app, calls.withdrawInvitation, ada, { params: { id: Id } })
    expect(codeOf(gone)).toEqual([404, 'NotFound'])
    expect(await join({ Token: invitation.Token })).toEqual([200, undefined])
  },
)

test.for(databases)('an invitation ends after seven days (%s)', async (engine) => {
  const { app, database, invitation } = await startHousehold(engine)
  const ben = await signUp(app, 'ben')
  const { Expires } = invitation
  expect(Math.round((Date.parse(Expires) - Date.now()) / DAY_MS)).toBe(7)
  const expires_at = Date.now() - 1
  await database.db.updateTable('household_invitations').set({ expires_at }).execute()
  const params = { token: invitation.Token }
  expect(codeOf(await ask(app, calls.invitation, ben, { params }))).toEqual([
    404,
    'InvitationInvalid',
  ])
  const joined = await ask(app, calls.joinHousehold, ben, { fields: { Token: invitation.Token } })
  expect(codeOf(joined)).toEqual([404, 'InvitationInvalid'])
})

test('a code may be tried ten times an hour, by looking and by joining together', async () => {
  const { app, invitation } = await startHousehold('sqlite')
  const ben = await signUp(app, 'ben')
  const statuses: number[] = []
  for (let turn = 0; turn < 12; turn++) {
    const one = turn % 2 === 0 ? calls.invitationOfCode : calls.joinHousehold
    statuses.push((await ask(app, one, ben, { fields: { Code: `AAAAA${turn}` } })).statusCode)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429])
  const right = await ask(app, calls.joinHousehold, ben, { fields: { Code: invitation.Code } })
  expect(codeOf(right)).toEqual([429, 'TooManyRequests'])
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(3000)
  // The address counts, too: another account from there gets no further tries.
  const sara = await signUp(app, 'sara')
  const other = await ask(app, calls.invitationOfCode, sara, { fields: { Code: 'AAAAAA' } })
  expect(other.statusCode).toBe(429)
  // A link needs no tries.
  const link = await ask(app, calls.joinHousehold, ben, { fields: { Token: invitation.Token } })
  expect(link.statusCode).toBe(200)
})

test.for(databases)(
  'a full household takes nobody, also at the same moment (%s)',
  async (engine) => {
    const { app, ada, invitation, household } = await startHousehold(
      engine,
      'b',
      'c',
      'd',
      'e',
      'f',
    )
    const rest = await Promise.all(['g', 'h', 'i', 'j'].map((name) => signUp(app, name)))
    const fields = { Token: invitation.Token }
    const answers = await Promise.all(
      rest.map((headers) => ask(app, calls.joinHousehold, headers, { fields })),
    )
    const codes = answers.map(codeOf).sort(([a = 0], [b = 0]) => Number(a) - Number(b))
    expect(codes).toEqual([
      [200, undefined],
      [200, undefined],
      [409, 'HouseholdFull'],
      [409, 'HouseholdFull'],
    ])
    expect(await household(ada)).toMatchObject({ Places: 0, Members: { length: 8 } })
    const params = { token: invitation.Token }
    expect((await ask(app, calls.invitation, {}, { params })).json<Invitation>().Places).toBe(0)
    expect(codeOf(await ask(app, calls.invite, ada))).toEqual([409, 'HouseholdFull'])
  },
)

test.for(databases)('two households do not merge, and one can be changed (%s)', async (engine) => {
  const { app, ada, others, household } = await startHousehold(engine, 'ben', 'sara')
  const [ben = {}] = others
  const tom = await signUp(app, 'tom')
  const Name = { fields: { Name: 'Elsewhere' } }
  await ask(app, calls.createHousehold, tom, Name)
  expect(codeOf(await ask(app, calls.createHousehold, ben, Name))).toEqual([409, 'HouseholdExists'])
  const { Token } = (await ask(app, calls.invite, tom)).json<NewInvitation>()
  const refused = await ask(app, calls.joinHousehold, ben, { fields: { Token } })
  expect(codeOf(refused)).toEqual([409, 'HouseholdExists'])
  const moved = await ask(app, calls.joinHousehold, ben, { fields: { Token, Leave: true } })
  expect(moved.json()).toMatchObject({ Household: { Name: 'Elsewhere', Members: { length: 2 } } })
  expect(await household(ada)).toMatchObject({ Members: { length: 2 } })
  // A keeper leaves others behind only with a successor.
  const back = (await ask(app, calls.invite, ada)).json<NewInvitation>()
  const keeper = await ask(app, calls.joinHousehold, tom, {
    fields: { Token: back.Token, Leave: true },
  })
  expect(codeOf(keeper)).toEqual([409, 'KeeperNeeded'])
  expect(await household(tom)).toMatchObject({ Name: 'Elsewhere' })
})

test.for(databases)(
  'only the keeper invites, renames, removes and hands over (%s)',
  async (engine) => {
    const { app, ada, others, household, invitation } = await startHousehold(engine, 'ben', 'sara')
    const [ben = {}, sara = {}] = others
    const [, second, third] = (await household(ada))?.Members ?? []
    const params = { id: third?.Id ?? 0 }
    const only = [
      [calls.renameHousehold, { fields: { Name: 'Mine' } }],
      [calls.invite, {}],
      [calls.withdrawInvitation, { params: { id: invitation.Id } }],
      [calls.removeHouseholdMember, { params }],
      [calls.handHouseholdOver, { params }],
    ] as const
    const stranger = await signUp(app, 'tom')
    for (const [one, given] of only) {
      expect(codeOf(await ask(app, one, ben, given))).toEqual([403, 'KeeperOnly'])
      expect(codeOf(await ask(app, one, stranger, given))).toEqual([404, 'NotFound'])
      expect(codeOf(await ask(app, one, {}, given))).toEqual([401, 'Unauthorized'])
    }
    const renamed = await ask(app, calls.renameHousehold, ada, { fields: { Name: ' Our home ' } })
    expect(renamed.json()).toMatchObject({ Household: { Name: 'Our home' } })
    const self = await ask(app, calls.removeHouseholdMember, ada, {
      params: { id: (await household(ada))?.Members[0]?.Id ?? 0 },
    })
    expect(codeOf(self)).toEqual([400, 'FieldInvalid'])
    const nobody = await ask(app, calls.removeHouseholdMember, ada, { params: { id: 99 } })
    expect(codeOf(nobody)).toEqual([404, 'NotFound'])
    // Two hand-overs at once: one is made, and there is one keeper.
    const [one, two] = await Promise.all([
      ask(app, calls.handHouseholdOver, ada, { params: { id: second?.Id ?? 0 } }),
      ask(app, calls.handHouseholdOver, ada, { params }),
    ])
    expect(new Set([one.statusCode, two.statusCode])).toEqual(new Set([200, 403]))
    const keepers = (await household(sara))?.Members.filter(({ IsKeeper }) => IsKeeper)
    expect(keepers).toHaveLength(1)
  },
)

test.for(databases)(
  'the longest-standing member becomes the keeper when the keeper deletes their account (%s)',
  async (engine) => {
    const { app, ada, others, household, lists } = await startHousehold(engine, 'ben', 'sara')
    const [ben = {}, sara = {}] = others
    const bye = async (headers: Record<string, string>) =>
      (await sendForm(app, 'PATCH', '/me/delete_account', { Message: 'Bye' }, headers)).statusCode
    expect(await bye(ada)).toBe(200)
    expect(await household(ben)).toMatchObject({
      Places: 6,
      Members: [
        { Name: 'Ben', IsKeeper: true },
        { Name: 'Sara', IsKeeper: false },
      ],
    })
    expect((await lists(sara)).Lists).toMatchObject([{}, { Name: 'Weekly shop', IsYours: true }])
    const alone = await ask(app, calls.leaveHousehold, ben, { fields: { KeepCopies: true } })
    expect(codeOf(alone)).toEqual([409, 'KeeperNeeded'])
    expect(await bye(ben)).toBe(200)
    expect(await household(sara)).toMatchObject({ Members: [{ Name: 'Sara', IsKeeper: true }] })
    // The last one takes the shared lists along, and the household ends.
    const end = await ask(app, calls.leaveHousehold, sara, { fields: { KeepCopies: false } })
    expect(end.json()).toEqual({ Household: null })
    expect((await lists(sara)).Lists).toMatchObject([{}, { Name: 'Weekly shop', SeenBy: 'you' }])
  },
)

test.for(databases)(
  'who has left or was removed does not come back by an invitation from before (%s)',
  async (engine) => {
    const { app, ada, others, invitation, household } = await startHousehold(engine, 'ben', 'sara')
    const [ben = {}, sara = {}] = others
    const second = (await ask(app, calls.invite, ada)).json<NewInvitation>()
    const members = (await household(ada))?.Members ?? []
    const params = { id: members.find(({ Name }) => Name === 'Ben')?.Id ?? 0 }
    await ask(app, calls.removeHouseholdMember, ada, { params })
    const known: Record<string, string>[] = [
      { Token: invitation.Token },
      { Code: invitation.Code },
      { Token: second.Token },
      { Code: second.Code },
    ]
    for (const fields of known) {
      const again = await ask(app, calls.joinHousehold, ben, { fields })
      expect(codeOf(again)).toEqual([404, 'InvitationInvalid'])
    }
    expect(await household(ada)).toMatchObject({ Invitations: [], Members: { length: 2 } })
    const third = (await ask(app, calls.invite, ada)).json<NewInvitation>()
    await ask(app, calls.leaveHousehold, sara, { fields: {} })
    const back = await ask(app, calls.joinHousehold, sara, { fields: { Token: third.Token } })
    expect(codeOf(back)).toEqual([404, 'InvitationInvalid'])
    const fourth = (await ask(app, calls.invite, ada)).json<NewInvitation>()
    const fields = { Token: fourth.Token }
    expect((await ask(app, calls.joinHousehold, sara, { fields })).statusCode).toBe(200)
    // The end of an account is a leaving, too.
    await sendForm(app, 'PATCH', '/me/delete_account', { Message: 'Bye' }, sara)
    const late = await ask(app, calls.joinHousehold, ben, { fields })
    expect(codeOf(late)).toEqual([404, 'InvitationInvalid'])
  },
)

test('a household needs a name', async () => {
  const { app, ada } = await startShopping('sqlite')
  const create = async (Name: string) =>
    codeOf(await ask(app, calls.createHousehold, ada, { fields: { Name } }))
  expect(await create(' ')).toEqual([400, 'FieldRequired'])
  expect(await create('x'.repeat(61))).toEqual([400, 'TextTooLong'])
  expect(await create('x'.repeat(60))).toEqual([201, undefined])
})
