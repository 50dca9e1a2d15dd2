import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import type { SentCounts as Sums } from '#contract/host/overview.ts'
import type { Database } from '#server/db/schema.ts'
import type { Service } from './service-marks.ts'

/** Days that are counted together. */
const DAYS = 7

/** What became of something that was sent. */
export type SentOutcome = 'sent' | 'refused' | 'gone'

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const firstDay = (now: number) => dayOf(now - (DAYS - 1) * DAY_MS)

/**
 * Counts what a service of others has taken, by day, over all processes. Counts are kept until they are written, so
 * that hundreds of messages at once are one statement.
 */
export class SentCounts {
  readonly #db: Kysely<Database>
  readonly #service: Service
  #waiting = { sent: 0, refused: 0, gone: 0 }

  constructor(db: Kysely<Database>, service: Service) {
    this.#db = db
    this.#service = service
  }

  /** Counts something; {@link write} writes it. */
  add(outcome: SentOutcome): void {
    this.#waiting[outcome] += 1
  }

  /** Writes what was counted. What cannot be written waits. */
  async write(now: number): Promise<void> {
    const counted = this.#waiting
    if (counted.sent + counted.refused + counted.gone === 0) return
    this.#waiting = { sent: 0, refused: 0, gone: 0 }
    try {
      await this.#db
        .insertInto('sent_days')
        .values({ service: this.#service, day: dayOf(now), ...counted })
        .onConflict((conflict) =>
          conflict.columns(['service', 'day']).doUpdateSet((row) => ({
            sent: row('sent_days.sent', '+', counted.sent),
            refused: row('sent_days.refused', '+', counted.refused),
            gone: row('sent_days.gone', '+', counted.gone),
          })),
        )
        .execute()
    } catch (error) {
      for (const name of ['sent', 'refused', 'gone'] as const) this.#waiting[name] += counted[name]
      throw error
    }
    await this.#db.deleteFrom('sent_days').where('day', '<', firstDay(now)).execute()
  }
}

/** What was sent on the last seven days. */
export async function readSentCounts(
  db: Kysely<Database>,
  now: number,
): Promise<Record<Service, Sums>> {
  const rows = await db
    .selectFrom('sent_days')
    .select(({ fn }) => [
      'service',
      fn.sum<number | string>('sent').as('sent'),
      fn.sum<number | string>('refused').as('refused'),
      fn.sum<number | string>('gone').as('gone'),
    ])
    .where('day', '>=', firstDay(now))
    .groupBy('service')
    .execute()
  const of = (service: Service): Sums => {
    const row = rows.find((one) => one.service === service)
    return {
      Sent: Number(row?.sent ?? 0),
      Refused: Number(row?.refused ?? 0),
      Gone: Number(row?.gone ?? 0),
    }
  }
  return { mail: of('mail'), push: of('push') }
}
