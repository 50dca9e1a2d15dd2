import { expect, test } from 'vitest'
import { SLOTS } from '#contract/week/limits.ts'
import type { MealChange, Week } from '#contract/week/week.ts'
import type { App } from '#server/http/app-type.ts'
import { dice } from '#tests/support/bad-network.ts'
import { databases } from '#tests/support/database.ts'
import { startHousehold } from '#tests/support/household.ts'
import { dayIn, weekOf } from '#tests/support/week.ts'
import { mealsIn, WeekModel, type WeekOperation } from './model.ts'

type Headers = Record<string, string>
type Roll = (sides: number) => number

/** Seeds to run, and the first of them, to repeat one: `WEEK_SEED=7 WEEK_SEEDS=1 npx vitest run tests/week`. */
const SEEDS = Number(process.env.WEEK_SEEDS ?? 200)
const FIRST = Number(process.env.WEEK_SEED ?? 1)
const CHANGES = 40
/** Few places, so that changes meet. */
const DAYS = [dayIn(2), dayIn(3)]

/** The week of a household, at which requests and answers can be lost. */
interface Line {
  app: App
  model: WeekModel
  roll: Roll
}

/** The device of a member: what it last saw, and changes that wait. */
class Device {
  readonly #headers: Headers
  #week: Week = { Meals: [], Hours: [], Recipes: [], People: [] }
  #waiting: WeekOperation[] = []
  isOnline = true

  constructor(headers: Headers) {
    this.#headers = headers
  }

  /** Makes a random change of what the device knows; it waits until it is sent. */
  change(roll: Roll, id: string): void {
    const meal = this.#week.Meals[roll(this.#week.Meals.length + 2)]
    this.#waiting.push(meal ? changeOf(meal, roll, id) : addition(roll, id))
  }

  /** Sends what waits, in order, and reads the week. */
  async sync({ app, model, roll }: Line, isReliable = false): Promise<void> {
    for (let [operation] = this.#waiting; operation; [operation] = this.#waiting) {
      const fate = isReliable ? 3 : roll(4)
      // The request is lost, or the answer to it is: it is sent again later.
      if (fate === 0) return
      const isAccepted = model.arrive(operation)
      const status = await send(app, this.#headers, operation)
      expect({ operation, status }).toEqual({
        operation,
        status: isAccepted ? (operation.kind === 'add' ? 201 : 200) : expect.any(Number),
      })
      if (!isAccepted) expect([404, 409]).toContain(status)
      if (fate === 1) return
      this.#waiting.shift()
    }
    this.#week = await weekOf(app, this.#headers)
  }

  get seen() {
    return mealsIn(this.#week)
  }
}

function addition(roll: Roll, id: string): WeekOperation {
  const Slot = SLOTS[roll(SLOTS.length)] ?? 'dinner'
  const Day = DAYS[roll(DAYS.length)] ?? ''
  return {
    id,
    kind: 'add',
    meal: { Key: id, Day, Slot, Persons: 1 + roll(8), Words: `Dish ${id}` },
  }
}

function changeOf({ Key, Version }: Week['Meals'][number], roll: Roll, id: string): WeekOperation {
  if (roll(4) === 0) return { id, kind: 'remove', key: Key, version: Version }
  const changes: MealChange[] = [
    { Day: DAYS[roll(DAYS.length)] ?? '', Slot: SLOTS[roll(SLOTS.length)] ?? 'dinner' },
    { Persons: 1 + roll(8) },
    { Note: `Note ${id}` },
    { Words: `Other ${id}` },
  ]
  return { id, kind: 'change', key: Key, change: changes[roll(changes.length)] ?? {} }
}

async function send(app: App, headers: Headers, operation: WeekOperation): Promise<number> {
  const own = { ...headers, 'idempotency-key': operation.id }
  if (operation.kind === 'add') {
    const url = '/api/week/meals?LangId=1'
    return (await app.inject({ method: 'POST', url, headers: own, payload: operation.meal }))
      .statusCode
  }
  const url = `/api/week/meals/${operation.key}?LangId=1`
  if (operation.kind === 'change')
    return (await app.inject({ method: 'PATCH', url, headers: own, payload: operation.change }))
      .statusCode
  const removal = `${url}&Version=${operation.version}`
  return (await app.inject({ method: 'DELETE', url: removal, headers: own })).statusCode
}

/** A UUID for a change of a seed. */
const idOf = (seed: number, change: number) =>
  `00000000-0000-4000-8000-${String(seed).padStart(6, '0')}${String(change).padStart(6, '0')}`

test.for(databases)(
  'WEK-14 three members plan offline and on: nothing is lost, nothing is there twice (%s)',
  { timeout: 900_000 },
  async (engine) => {
    const { app, ada, others, database } = await startHousehold(engine, 'ben', 'sara')
    for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
      await database.db.deleteFrom('week_meals').execute()
      const roll = dice(seed)
      const line = { app, model: new WeekModel(), roll }
      const devices = [ada, ...others].map((headers) => new Device(headers))
      for (let change = 0; change < CHANGES; change++) {
        const device = devices[roll(devices.length)]
        if (!device) continue
        if (roll(6) === 0) device.isOnline = !device.isOnline
        device.change(roll, idOf(seed, change))
        if (device.isOnline) await device.sync(line)
      }
      for (const device of devices) await device.sync(line, true)
      for (const device of devices) await device.sync(line, true)
      for (const device of devices)
        expect({ seed, meals: device.seen }).toEqual({ seed, meals: line.model.seen() })
    }
  },
)
