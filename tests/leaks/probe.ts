import { unzipSync } from 'fflate'
import { ADDRESSES } from '#contract/addresses/addresses.ts'
import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/calls.ts'
import { listCalls } from '#contract/calls/list.ts'
import { shoppingCalls } from '#contract/calls/shopping.ts'
import { SECRET, type People, type Send, type Story, type Who } from './story.ts'

const ofLists = { ...shoppingCalls, ...listCalls }
/** Names of the calls that change lists. */
type Write = {
  [Name in keyof typeof ofLists]: (typeof ofLists)[Name]['method'] extends 'GET' ? never : Name
}[keyof typeof ofLists]

/** What each call that changes a list is sent, in this order; the types miss a new one. */
const WRITES: Record<Write, (story: Story) => object> = {
  addShoppingRecipe: ({ recipes }) => ({ RecipeId: recipes[0], Persons: 3 }),
  changeShoppingPersons: () => ({ Persons: 5 }),
  checkIngredient: () => ({}),
  keepIngredient: () => ({}),
  uncheckIngredient: () => ({}),
  addShoppingItem: () => ({ Name: 'milk' }),
  changeShoppingItem: () => ({ Name: 'milk' }),
  deleteShoppingItem: () => ({}),
  addStaples: () => ({ IngredientIds: [1] }),
  deleteStaple: () => ({}),
  orderDepartments: () => ({ DepartementIds: [] }),
  countBought: () => ({ Names: ['milk'] }),
  moveFood: () => ({ Name: 'milk', DepartementId: 1 }),
  enterShop: () => ({ Key: 'corner', Name: 'Corner' }),
  forgetShop: () => ({}),
  addShoppingList: () => ({ Name: 'Another' }),
  changeShoppingList: () => ({ Name: 'Weekly shop' }),
  makeReadLink: () => ({}),
  revokeReadLink: () => ({}),
  deleteShoppingRecipe: () => ({}),
  deleteShoppingList: () => ({}),
}
/** Calls that are not asked: an endless stream of version numbers. */
const ENDLESS = new Set(['events'])

/** What stands for the parameters of a path. */
function valuesOf(name: string, { recipes, list, copy, tokens }: Story): readonly unknown[] {
  const known: Record<string, readonly unknown[]> = {
    id: recipes,
    recipeId: recipes,
    listId: [list, copy],
    list: [list, copy],
    token: tokens,
    act: ['edit'],
    tab: ['recipes'],
  }
  return known[name] ?? [1]
}

/** A path with its parameters filled in, in every way. */
function filled(path: string, story: Story): string[] {
  const [, name] = /:(\w+)\??/u.exec(path) ?? []
  if (name === undefined) return [path]
  return valuesOf(name, story).flatMap((value) =>
    filled(path.replace(/:\w+\??/u, String(value)), story),
  )
}

function addressesOf({ path }: Call, story: Story): string[] {
  const queries = path.startsWith('/shopping')
    ? [story.list, story.copy].flatMap((id) => [`LangId=0&List=${id}`, `LangId=1&List=${id}`])
    : ['LangId=1']
  // The default list, too.
  if (path.startsWith('/shopping')) queries.push('LangId=1')
  return filled(path, story).flatMap((one) => queries.map((query) => `/api${one}?${query}`))
}

/** The bytes of an answer; of an archive those of its files. */
function textOf(body: Buffer): string {
  if (body.subarray(0, 2).toString() !== 'PK') return body.toString().toLowerCase()
  const files = Object.values(unzipSync(body)).map((file) => Buffer.from(file).toString())
  return files.join('\n').toLowerCase()
}

/** A probe of what somebody can ask for. */
export interface Findings {
  asked: number
  /** Who was told what by which address. */
  leaks: string[]
}

/** Somebody who may not read the recipes. */
type Prober = readonly [name: string, who: Who]

const probersOf = ({ ben, cara, eve }: People): Prober[] => [
  ['a former member', ben],
  ['a member without the right', cara],
  ['a stranger', eve],
  ['a visitor, or reader of a link', {}],
]

/**
 * Asks every call that reads, every page, and every call that changes a list, as everybody who may not
 * read the recipes, and searches the answers.
 * @param files names of the recipes' pictures
 * @param parts what is asked for
 */
export async function probe(
  send: Send,
  { story, people, files }: { story: Story; people: People; files: readonly string[] },
  parts: { pages: boolean; writes: boolean },
): Promise<Findings> {
  const found: Findings = { asked: 0, leaks: [] }
  const words = [SECRET, ...files.filter(Boolean)]
  const look = async (name: string, method: string, path: string, who: Who, json?: object) => {
    const { status, body } = await send({
      method,
      path,
      headers: { ...who, ...(json && { 'content-type': 'application/json' }) },
      ...(json && { body: Buffer.from(JSON.stringify(json)) }),
    })
    found.asked += 1
    const text = textOf(body)
    for (const word of words) {
      if (text.includes(word)) found.leaks.push(`${name}: ${method} ${path} says ${word}`)
    }
    if (status >= 500 || status === 0) found.leaks.push(`${name}: ${method} ${path}: ${status}`)
  }
  for (const [name, who] of probersOf(people)) {
    for (const [key, call] of Object.entries<Call>(calls)) {
      if (call.method !== 'GET' || ENDLESS.has(key)) continue
      for (const path of addressesOf(call, story)) await look(name, 'GET', path, who)
    }
  }
  if (parts.pages) {
    for (const { path } of Object.values(ADDRESSES)) {
      for (const page of new Set(filled(path, story))) {
        for (const lang of ['', '?lang=de']) await look('a page', 'GET', page + lang, {})
      }
    }
  }
  if (parts.writes) {
    for (const [name, who] of probersOf(people)) {
      for (const [key, body] of Object.entries(WRITES)) {
        const call: Call = ofLists[key as Write]
        for (const path of addressesOf(call, story))
          await look(name, call.method, path, who, body(story))
      }
    }
  }
  return found
}

/** Addresses of pictures that answer although they have ended. */
export async function stillThere(send: Send, { ended }: Story): Promise<string[]> {
  const there: string[] = []
  for (const path of new Set(ended)) {
    for (const address of [path, `${path}?w=320`]) {
      const { status } = await send({ method: 'GET', path: address, headers: {} })
      if (status !== 404) there.push(`${address}: ${status}`)
    }
  }
  return there
}
