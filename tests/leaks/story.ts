import { randomUUID } from 'node:crypto'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import type { OwnPicture, OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import type { ListOverview } from '#contract/shopping/several-lists.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { plainPicture } from '#tests/support/pictures.ts'

/** A request: to the process of a test, or over the wire. */
export interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer
}

/** Sends a request and reads all of the answer. */
export type Send = (sent: Sent) => Promise<{ status: number; body: Buffer }>

/** Headers that say who calls; none for a visitor. */
export type Who = Record<string, string>

/** Who takes part: Ada owns the recipes; Ben is removed, Cara stays, Eve is a stranger. */
export interface People {
  ada: Who
  ben: Who
  cara: Who
  eve: Who
}

/** What every word begins with that is written once somebody may not read it. */
export const SECRET = 'zqxwvkjq'
/** The same for words from before, which lists keep. */
export const KEPT = 'openqo'

/** Makes a call that has to succeed. */
export async function succeed<Answer>(
  send: Send,
  who: Who,
  [method, path]: readonly [method: string, path: string],
  json?: object,
): Promise<Answer> {
  const { status, body } = await send({
    method,
    path: `/api${path}`,
    headers: { ...who, ...(json && { 'content-type': 'application/json' }) },
    ...(json && { body: Buffer.from(JSON.stringify(json)) }),
  })
  if (status >= 300 || status === 0) throw new Error(`${method} ${path}: ${status} ${String(body)}`)
  return JSON.parse(body.toString()) as Answer
}

async function upload(send: Send, who: Who): Promise<OwnPicture> {
  const head = 'Content-Disposition: form-data; name="picture"; filename="me.png"'
  const body = Buffer.concat([
    Buffer.from(`--border\r\n${head}\r\nContent-Type: image/png\r\n\r\n`),
    await plainPicture('red').png().toBuffer(),
    Buffer.from('\r\n--border--\r\n'),
  ])
  const headers = { 'content-type': 'multipart/form-data; boundary=border', ...who }
  const answer = await send({ method: 'POST', path: '/api/my/pictures', headers, body })
  return JSON.parse(answer.body.toString()) as OwnPicture
}

/** A recipe with a word in every text that anybody may read. */
function draftWith(word: string, cover: number, step: number): Draft {
  return {
    ...emptyDraft('en'),
    Name: { en: `${word}name pie` },
    Description: { en: `${word}about` },
    PictureId: cover,
    Lines: [
      { Key: 'heading', IsHeading: true, Text: { en: `${word}group` } },
      { Key: 'food', Text: { en: `300 g ${word}food, ${word}note` } },
      { Key: 'flour', Text: { en: '200 g flour' } },
    ],
    Steps: [{ Key: 'stir', Text: { en: `Stir the ${word}step.` }, PictureId: step }],
    Tags: [`${word}tag`],
  }
}

/** A household whose lists have recipes that some who see them may not read any more, or never might. */
export class Story {
  /** Addresses of pictures that have ended. */
  readonly ended: string[] = []
  /** Links to lists by whom they are of; those to recipes have ended. */
  readonly tokens: string[] = []
  /** Ids of the recipes: the one that was shared, and the one that never was. */
  readonly recipes: number[] = []
  list = 0
  copy = 0
  readonly #send: Send
  readonly #people: People

  constructor(send: Send, people: People) {
    this.#send = send
    this.#people = people
  }

  /** Puts recipes on a list of the household, then takes away the right to read them. */
  async begin(): Promise<void> {
    const { ada, ben, cara } = this.#people
    const send = this.#send
    await succeed(send, ada, ['POST', '/household'], { Name: 'Home' })
    for (const who of [ben, cara]) {
      const { Token } = await succeed<{ Token: string }>(send, ada, [
        'POST',
        '/household/invitation',
      ])
      await succeed(send, who, ['POST', '/household/join'], { Token })
    }
    const wish = { Name: 'Weekly shop', SeenBy: 'household' }
    this.list = (await succeed<{ Id: number }>(send, ada, ['POST', '/shopping/lists'], wish)).Id
    for (const isShared of [true, false]) await this.#addRecipe(isShared)
    await this.#link(ada, this.list)
    const seen = await succeed<ShoppingList[]>(send, ben, ['GET', `/shopping?List=${this.list}`])
    this.ended.push(...addressesIn(seen))

    const [shared] = this.recipes
    const { Household } = await succeed<{
      Household: { Members: { Id: number; Name: string; IsKeeper: boolean }[] }
    }>(send, ben, ['GET', '/household'])
    // The keeper is Ada; Ben joined before Cara.
    const removed = Household.Members[1]!
    await succeed(send, ada, ['DELETE', `/household/member/${removed.Id}`])
    await succeed(send, ada, ['PATCH', `/my/recipes/${shared}/place`], { IsShared: false })
    const { Lists } = await succeed<ListOverview>(send, ben, ['GET', '/shopping/lists'])
    this.copy = Lists.find(({ CopyOf }) => CopyOf === this.list)?.Id ?? 0
    await this.#link(ben, this.copy)
  }

  async #addRecipe(isShared: boolean): Promise<void> {
    const { ada } = this.#people
    const send = this.#send
    const [cover, step] = [await upload(send, ada), await upload(send, ada)]
    const wish = { Key: randomUUID(), Draft: draftWith(KEPT, cover.Id, step.Id) }
    const { Id } = await succeed<OwnRecipe>(send, ada, ['POST', '/my/recipes'], wish)
    this.recipes.push(Id)
    const { LinkToken } = await succeed<OwnRecipe>(send, ada, ['POST', `/my/recipes/${Id}/link`])
    if (LinkToken !== null) this.tokens.push(LinkToken)
    await succeed(send, ada, ['DELETE', `/my/recipes/${Id}/link`])
    this.ended.push(cover.Path, step.Path)
    if (isShared) await succeed(send, ada, ['PATCH', `/my/recipes/${Id}/place`], { IsShared: true })
    const entry = { RecipeId: Id, Persons: 2 }
    await succeed(send, ada, ['POST', `/shopping/recipe/?List=${this.list}`], entry)
  }

  async #link(who: Who, list: number): Promise<void> {
    const made = ['POST', `/shopping/lists/${list}/link`] as const
    this.tokens.push((await succeed<{ Token: string }>(this.#send, who, made)).Token)
  }

  /** Writes what nobody but Ada may read. @returns names of the files of the pictures then */
  async plant(): Promise<string[]> {
    const { ada } = this.#people
    const send = this.#send
    const files: string[] = []
    for (const id of this.recipes) {
      const before = await succeed<OwnRecipe>(send, ada, ['GET', `/my/recipes/${id}/draft`])
      this.ended.push(...before.Pictures.map(({ Path }) => Path))
      const [cover, step] = [await upload(send, ada), await upload(send, ada)]
      const next = { Version: before.Version, Draft: draftWith(SECRET, cover.Id, step.Id) }
      const { Pictures } = await succeed<OwnRecipe>(send, ada, ['PATCH', `/my/recipes/${id}`], next)
      files.push(...Pictures.map(({ Path }) => Path.split('/').at(-1) ?? ''))
    }
    return files
  }

  /** Ada leaves the household; her recipes stay on its list. */
  async leave(): Promise<void> {
    const { ada, cara } = this.#people
    const { Household } = await succeed<{
      Household: { Members: { Id: number; IsKeeper: boolean }[] }
    }>(this.#send, cara, ['GET', '/household'])
    const KeeperId = Household.Members.find(({ IsKeeper }) => !IsKeeper)?.Id
    await succeed(this.#send, ada, ['POST', '/household/leave'], { KeeperId })
  }

  /** Ada deletes the recipes for good. */
  async end(): Promise<void> {
    const { ada } = this.#people
    for (const id of this.recipes) {
      const { Pictures } = await succeed<OwnRecipe>(this.#send, ada, [
        'GET',
        `/my/recipes/${id}/draft`,
      ])
      this.ended.push(...Pictures.map(({ Path }) => Path))
      await succeed(this.#send, ada, ['DELETE', `/my/recipes/${id}`])
      await succeed(this.#send, ada, ['DELETE', `/my/recipes/${id}/forever`])
    }
  }
}

/** Addresses of pictures of members in an answer. */
export function addressesIn(answer: unknown): string[] {
  return JSON.stringify(answer).match(/\/media\/own\/[\da-f]+\.webp/gu) ?? []
}
