import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** A member who writes. */
export interface Writer {
  readonly username: string
  /** Of every call. */
  readonly headers: Readonly<Record<string, string>>
}

/** What members write: texts of comments, items of shopping lists, and `username recipe` of favourites. */
export type Written = Readonly<Record<'comments' | 'items' | 'favourites', ReadonlySet<string>>>

/** Milliseconds before a member writes again to a server that is gone. */
const AGAIN_MS = 20

/** What of the writes is in a database. */
async function readWritten(db: Kysely<Database>): Promise<Written> {
  const comments = await db.selectFrom('comments').select('text').execute()
  const items = await db.selectFrom('shopping_items').select('name').execute()
  const favourites = await db
    .selectFrom('favourite_recipes')
    .innerJoin('users', 'users.id', 'favourite_recipes.user_id')
    .select(['users.username', 'favourite_recipes.recipe_id'])
    .execute()
  return {
    comments: new Set(comments.map(({ text }) => text)),
    items: new Set(items.map(({ name }) => name)),
    favourites: new Set(favourites.map((row) => `${row.username} ${row.recipe_id}`)),
  }
}

interface Write {
  readonly method: 'POST' | 'PATCH'
  readonly path: string
  readonly fields?: Record<string, string>
}

/** Whether an answer did not come because the server ended meanwhile; otherwise none was listening. */
function isCutOff(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code !== 'ECONNREFUSED'
}

/** Members who write at the same time, each over a connection of their own, until they are told to stop. */
export class Writers {
  /** What the server has confirmed. */
  readonly confirmed = {
    comments: new Set<string>(),
    items: new Set<string>(),
    favourites: new Set<string>(),
  } satisfies Written
  /** Calls of which nobody knows whether they were stored. */
  cutOff = 0
  /** Answers that confirm nothing. */
  readonly refusals: string[] = []
  readonly #origin: string
  readonly #recipes: readonly number[]
  readonly #pauseMs: number
  #isOn = true
  #ended: Promise<unknown> = Promise.resolve()

  /**
   * @param recipes ids of those that are commented on and liked
   * @param pauseMs after a comment, an item and a favourite of a member
   */
  constructor(origin: string, recipes: readonly number[], pauseMs = 0) {
    this.#origin = origin
    this.#recipes = recipes
    this.#pauseMs = pauseMs
  }

  /** Writes that the server has confirmed. */
  get count(): number {
    const { comments, items, favourites } = this.confirmed
    return comments.size + items.size + favourites.size
  }

  /** What the server has confirmed and a database does not hold. */
  async lost(db: Kysely<Database>): Promise<string[]> {
    const written = await readWritten(db)
    const kinds = ['comments', 'items', 'favourites'] as const
    return kinds.flatMap((kind) =>
      [...this.confirmed[kind]].filter((text) => !written[kind].has(text)),
    )
  }

  start(writers: readonly Writer[]): void {
    this.#ended = Promise.all(writers.map(async (writer) => await this.#work(writer)))
  }

  async stop(): Promise<void> {
    this.#isOn = false
    await this.#ended
  }

  async #work(writer: Writer): Promise<void> {
    let round = 0
    while (this.#isOn) {
      const recipe = this.#recipes[round % this.#recipes.length] ?? 0
      round += 1
      const text = `Written ${randomUUID()}`
      const comment = {
        method: 'POST',
        path: `/recipe/${recipe}/comment`,
        fields: { text },
      } as const
      const item = { method: 'POST', path: '/shopping/note', fields: { Name: text } } as const
      const favourite = { method: 'PATCH', path: `/recipe/${recipe}/favorize` } as const
      if (await this.#isConfirmed(writer, comment)) this.confirmed.comments.add(text)
      if (await this.#isConfirmed(writer, item)) this.confirmed.items.add(text)
      if (await this.#isConfirmed(writer, favourite)) {
        this.confirmed.favourites.add(`${writer.username} ${recipe}`)
      }
      if (this.#pauseMs > 0) await delay(this.#pauseMs)
    }
  }

  async #isConfirmed({ headers }: Writer, { method, path, fields }: Write): Promise<boolean> {
    try {
      const body = fields && { body: new URLSearchParams(fields) }
      const answer = await fetch(`${this.#origin}/api${path}`, { method, headers, ...body })
      // The status is the confirmation, even when the server ends before the rest has come.
      await answer.arrayBuffer().catch(() => undefined)
      if (!answer.ok) this.refusals.push(`${method} ${path} ${answer.status}`)
      return answer.ok
    } catch (error) {
      if (isCutOff(error)) this.cutOff += 1
      await delay(AGAIN_MS)
      return false
    }
  }
}
