import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { startRoundRobin } from '#tests/support/round-robin.ts'
import { startServerOf, unpackRelease } from './earlier-release.ts'
import { openState, PASSWORD } from './earlier-states.ts'
import { lastRelease } from './last-release.ts'

const release = lastRelease()
const onPostgres = databases.filter((engine) => engine === 'postgres' && release !== undefined)

/** Calls of members and visitors, over and over, each from an address of its own. */
class Load {
  readonly #origin: string
  readonly statuses = new Map<string, number>()
  /** Texts of comments that a server has taken. */
  readonly taken: string[] = []
  #authorization = ''
  #count = 0
  #isOn = true
  #ended: Promise<unknown> = Promise.resolve()

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Signs in, then begins. */
  async start(): Promise<void> {
    const signIn = await this.#call('POST', '/auth/', {
      grant_type: 'password',
      client_id: 'recipe-web',
      scope: 'api',
      username: 'ada@simmer.example',
      password: createHash('sha256').update(PASSWORD).digest('hex'),
    })
    const { access_token } = (await signIn.json()) as { access_token: string }
    this.#authorization = `Bearer ${access_token}`
    this.#ended = Promise.all(Array.from({ length: 6 }, async () => await this.#work()))
  }

  async stop(): Promise<void> {
    this.#isOn = false
    await this.#ended
  }

  /** Calls that failed: what was asked, and the status or the error. */
  failures(): string[] {
    return [...this.statuses].flatMap(([line]) => (/ 2\d\d$/.test(line) ? [] : [line]))
  }

  get count(): number {
    return this.#count
  }

  async #work(): Promise<void> {
    while (this.#isOn) {
      await this.#try('GET', '/recipe?LangId=1')
      await this.#try('GET', '/recipe/3?LangId=1')
      await this.#try('GET', '/shopping?LangId=1')
      await this.#try('GET', '/me/')
      await this.#try('GET', '/cooked')
      await this.#try('GET', '/kitchen')
      const text = `Comment ${randomUUID()}`
      const status = await this.#try('POST', '/recipe/5/comment', { text })
      if (status === 201) this.taken.push(text)
      await this.#try('PATCH', '/recipe/5/favorize', {})
    }
  }

  async #try(method: string, path: string, fields?: Record<string, string>) {
    const outcome = await this.#call(method, path, fields).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      (error: unknown) => String(error),
    )
    const line = `${method} ${path} ${outcome}`
    this.statuses.set(line, (this.statuses.get(line) ?? 0) + 1)
    return outcome
  }

  async #call(method: string, path: string, fields?: Record<string, string>): Promise<Response> {
    this.#count += 1
    const body = fields && { body: new URLSearchParams(fields) }
    const headers = {
      'x-forwarded-for': `2001:db8:0:${(this.#count % 65_536).toString(16)}::1`,
      ...(this.#authorization && { authorization: this.#authorization }),
    }
    return await fetch(`${this.#origin}/api${path}`, { method, headers, ...body })
  }
}

test.for(onPostgres)(
  'processes of two releases serve one %s under load: no call fails, and no write is lost',
  { timeout: 240_000 },
  async (engine) => {
    const { config, db } = await openState('eabc9df', engine)
    const environment = {
      DATA_DIR: config.DATA_DIR,
      DATABASE_URL: config.DATABASE_URL ?? '',
      DRAIN_SECONDS: '1',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '1',
    }
    const folder = await unpackRelease(release ?? '')
    const balancer = await startRoundRobin()
    const add = async (origin: string) => {
      balancer.add(origin)
      await vi.waitUntil(() => balancer.healthy().includes(origin), { timeout: 20_000 })
    }
    const olds = [
      await startServerOf(folder, environment),
      await startServerOf(folder, environment),
    ]
    for (const old of olds) await add(old.origin)
    const load = new Load(balancer.origin)
    await load.start()

    const news = [await startServerOf('.', environment)]
    await add(news[0]!.origin)
    // Both releases serve for a while.
    const begun = load.count
    await vi.waitUntil(() => load.count > begun + 500, { timeout: 60_000 })
    for (const old of olds) {
      const ended = once(old.child, 'exit')
      old.child.kill('SIGTERM')
      await ended
      balancer.remove(old.origin)
    }
    const alone = load.count
    await vi.waitUntil(() => load.count > alone + 100, { timeout: 60_000 })
    await load.stop()

    const rows = await db.selectFrom('comments').select('text').execute()
    const texts = new Set(rows.map(({ text }) => text))
    const lost = load.taken.filter((text) => !texts.has(text))
    console.info(
      `overlap: ${load.count} calls, ${load.failures().length} kinds of failure, ${load.taken.length} comments taken, ${lost.length} lost`,
    )
    expect(load.failures()).toEqual([])
    expect(lost).toEqual([])
  },
)
