import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import type { GivenInvitations, MadeGivenInvitation } from '#contract/host/given.ts'
import type { HostRegistration } from '#contract/host/registration.ts'
import { databases } from '#tests/support/database.ts'
import { startDesk } from '#tests/support/desk.ts'
import { ADA, sendForm } from '#tests/support/members.ts'
import { call } from '#tests/support/own-recipes.ts'

test.for(databases)(
  'HST-17 a member gives two invitations a year while registration is by invitation (%s)',
  async (engine) => {
    const now = Date.parse('2026-11-01T10:00:00Z')
    const { app, database, people, grant } = await startDesk(engine, ['ada', 'ben'], {
      now: () => new Date(now),
    })
    await grant('ada', 'admin')
    const host = people.ada.headers
    const ben = people.ben.headers
    const choose = async (Registration: string) =>
      await call(app, 'PATCH', '/host/registration', host, { Registration })
    const given = async () => (await call<GivenInvitations>(app, 'GET', '/me/invitations', ben))[1]
    const give = async () =>
      await call<MadeGivenInvitation & { Code?: string }>(app, 'POST', '/me/invitations', ben)
    const register = async (name: string, invitation: string) => {
      const fields = { ...ADA, email: `${name}@simmer.example`, username: name, invitation }
      return (await sendForm(app, 'POST', '/signup', fields)).statusCode
    }
    // Where anybody may come nobody is invited.
    expect(await given()).toEqual({ Left: 0, Open: [] })
    expect(await give()).toMatchObject([403, { Code: 'RegistrationClosed' }])

    await choose('invited')
    expect((await given()).Left).toBe(2)
    const three = await Promise.all([give(), give(), give()])
    expect(three.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409])
    const [first = '', second = ''] = three.flatMap(([, { Token }]) => Token ?? [])
    expect(await given()).toMatchObject({ Left: 0, Open: [{}, {}] })
    const [, { Invitations }] = await call<HostRegistration>(app, 'GET', '/host/registration', host)
    // The host sees that there are two, and not whose.
    expect(Invitations).toMatchObject([
      { Name: '', Places: 1 },
      { Name: '', Places: 1 },
    ])

    // It lets one in: of two at once, too.
    const two = [register('cleo', first), register('dora', first)]
    expect((await Promise.all(two)).toSorted((a, b) => a - b)).toEqual([201, 404])
    const { Open } = await given()
    expect(Open).toHaveLength(1)
    // One that nobody has used can be taken back, and given anew.
    const taken = Open[0]?.Id ?? 0
    expect((await call(app, 'DELETE', `/me/invitations/${taken}`, host))[0]).toBe(404)
    expect((await call(app, 'DELETE', `/me/invitations/${taken}`, ben))[0]).toBe(200)
    expect(await register('emil', second)).toBe(404)
    expect((await given()).Left).toBe(1)
    expect((await give())[0]).toBe(201)
    expect((await give())[0]).toBe(409)

    const year = { given_at: now - 365 * DAY_MS }
    await database.db.updateTable('given_invitations').set(year).execute()
    expect(await given()).toEqual({ Left: 2, Open: [] })
    await choose('closed')
    expect((await give())[0]).toBe(403)
  },
)
