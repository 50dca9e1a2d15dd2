import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/calls.ts'
import type { Household, NewInvitation } from '#contract/household.ts'
import type { ListCard, ListOverview } from '#contract/shopping/several-lists.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { newMember } from './members.ts'
import { startShopping } from './shopping.ts'

type Headers = Record<string, string>
type Fields = Record<string, string | number | boolean | readonly number[]>

/** Makes a call with path parameters and a form. */
export async function ask(
  app: App,
  { method, path }: Call,
  headers: Headers,
  given: { params?: Record<string, string | number>; query?: string; fields?: Fields } = {},
) {
  const { params = {}, query = '', fields } = given
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
  const pairs = Object.entries(fields ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  )
  return await app.inject({
    method,
    url: `/api${filled}${query}`,
    headers: {
      ...headers,
      ...(fields && { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }),
    },
    ...(fields && { payload: new URLSearchParams(pairs).toString() }),
  })
}

/** Signs another member up. */
export async function signUp(app: App, name: string, lastname = 'Krause') {
  const first = name.replace(/^./, (letter) => letter.toUpperCase())
  const names = { username: name, firstname: first, lastname }
  return await newMember(app, { ...names, email: `${name}@simmer.example` })
}

/** A household of Ada, who keeps it, and others who have joined in this order, and a list for all. */
export async function startHousehold(engine: EngineName, ...names: string[]) {
  const shopping = await startShopping(engine)
  const { app, ada } = shopping
  const state = await ask(app, calls.createHousehold, ada, { fields: { Name: 'Home' } })
  const { Id } = state.json<{ Household: Household }>().Household
  const invitation = (await ask(app, calls.invite, ada)).json<NewInvitation>()
  const others: Headers[] = []
  for (const name of names) {
    const headers = await signUp(app, name)
    await ask(app, calls.joinHousehold, headers, { fields: { Token: invitation.Token } })
    others.push(headers)
  }
  const fields = { Name: 'Weekly shop', SeenBy: 'household' }
  const list = (await ask(app, calls.addShoppingList, ada, { fields })).json<ListCard>()
  const lists = async (headers: Headers) =>
    (await ask(app, calls.shoppingLists, headers)).json<ListOverview>()
  const household = async (headers: Headers) =>
    (await ask(app, calls.household, headers)).json<{ Household: Household | null }>().Household
  return { ...shopping, id: Id, invitation, others, list, lists, household }
}
