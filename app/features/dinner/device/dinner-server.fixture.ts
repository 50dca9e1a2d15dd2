// What the device of a cook needs of its surroundings: a server with one dinner, and a planner.
import { vi } from 'vitest'
import { writeToken } from '#app/lib/storage/token.ts'
import type { Dinner, DinnerChange } from '#contract/dinner/dinner.ts'
import { dinnerAt } from '../../../../.storybook/data/dinner.ts'
import type { Asked } from '../worker/dinner-worker.ts'
import { doJob } from '../worker/jobs.ts'

/** The member of the session. */
const IMANI = 1

/** A worker in the same thread. */
class PlannerHere extends EventTarget {
  postMessage({ id, job }: Asked): void {
    const data = structuredClone({ id, output: doJob(job) })
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate(): void {}
}

/** A server with one dinner, which writes only what was worked out from the version that it has. */
export class DinnerServer {
  dinner: Dinner | undefined
  isReachable = true
  /** Statuses of the changes that have arrived. */
  readonly answers: number[] = []
  /** The answer to the next change is lost: it has been made. */
  losesAnswer = false
  readonly #seen = new Map<string, Dinner>()

  constructor(cooks = 1) {
    const { dinner } = dinnerAt(undefined, { cooks, rings: 4, ovens: 1 })
    this.dinner = { ...dinner, Version: 1, Cooks: dinner.Cooks.map(() => null) }
  }

  /** Takes the place of the network and of the worker until the test is over. */
  start(): void {
    writeToken('the token of imani')
    vi.stubGlobal('Worker', PlannerHere)
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      if (url.endsWith('/events')) return await new Promise(() => undefined)
      if (!this.isReachable) throw new TypeError('Failed to fetch')
      if (!this.dinner)
        return Response.json({ Code: 'NotFound', Message: 'Gone.' }, { status: 404 })
      if (init.method !== 'PATCH') return Response.json(this.dinner)
      return this.#change(init)
    })
  }

  #change({ headers, body }: RequestInit): Response {
    const id = new Headers(headers).get('Idempotency-Key') ?? ''
    const made = this.#seen.get(id)
    const wished = JSON.parse(body as string) as DinnerChange
    if (!made && (wished.Version !== this.dinner?.Version || this.dinner?.EndedAt !== null)) {
      this.answers.push(409)
      const refusal = { Code: 'ChangedMeanwhile', Message: 'Somebody was faster.' }
      return Response.json(refusal, { status: 409 })
    }
    this.dinner = made ?? this.write(wished, IMANI)
    this.#seen.set(id, this.dinner)
    this.answers.push(200)
    if (!this.losesAnswer) return Response.json(this.dinner)
    this.losesAnswer = false
    throw new TypeError('Failed to fetch')
  }

  /** Writes a change of a member. */
  write({ Kept, Lane, IsBegun, EndedOn }: DinnerChange, member: number): Dinner {
    const before = this.dinner!
    const cooks = before.Cooks.map((cook) => (Lane?.IsMine && cook === member ? null : cook))
    this.dinner = {
      ...before,
      Version: before.Version + 1,
      Kept: Kept ?? before.Kept,
      Cooks: Lane ? cooks.with(Lane.Cook, Lane.IsMine ? member : null) : cooks,
      BegunAt: IsBegun ? (before.BegunAt ?? Date.now()) : before.BegunAt,
      EndedAt: EndedOn === undefined ? before.EndedAt : Date.now(),
    }
    return this.dinner
  }
}
