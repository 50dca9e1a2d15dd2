import type { Kysely } from 'kysely'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Database } from '#server/db/schema.ts'

/** Services of others that mails and messages go to. */
export type Service = 'mail' | 'push'

/** When a service last took something, and since when it does not. */
export interface ServiceMark {
  takenAt: number | null
  /** Null while it takes what is sent. */
  refusedSince: number | null
  /** What it answered; null without an answer. */
  code: string | null
}

const NOTHING: ServiceMark = { takenAt: null, refusedSince: null, code: null }
/** Longest code that is noted. */
const CODE_MAX = 40

/** Notes whether services take what is sent: at most once a minute while nothing is different. */
export class ServiceMarks {
  readonly #db: Kysely<Database>
  readonly #last = new Map<Service, { at: number; wasTaken: boolean }>()

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** Whether a note at this moment would say something new. */
  #isDue(service: Service, wasTaken: boolean, now: number): boolean {
    const last = this.#last.get(service)
    if (last?.wasTaken === wasTaken && now - last.at < MINUTE_MS) return false
    this.#last.set(service, { at: now, wasTaken })
    return true
  }

  /** It has taken something. */
  async taken(service: Service, now: number): Promise<void> {
    if (!this.#isDue(service, true, now)) return
    const mark = { taken_at: now, refused_since: null, code: null }
    await this.#db
      .insertInto('service_marks')
      .values({ service, ...mark })
      .onConflict((conflict) => conflict.column('service').doUpdateSet(mark))
      .execute()
  }

  /**
   * It has not taken something.
   * @param code what it answered; null without an answer
   */
  async refused(service: Service, code: string | null, now: number): Promise<void> {
    if (!this.#isDue(service, false, now)) return
    const short = code?.slice(0, CODE_MAX) ?? null
    await this.#db
      .insertInto('service_marks')
      .values({ service, taken_at: null, refused_since: now, code: short })
      .onConflict((conflict) =>
        conflict.column('service').doUpdateSet((row) => ({
          refused_since: row.fn.coalesce('service_marks.refused_since', row.val(now)),
          code: short,
        })),
      )
      .execute()
  }
}

/** What is known of each service. */
export async function readServiceMarks(
  db: Kysely<Database>,
): Promise<Record<Service, ServiceMark>> {
  const rows = await db.selectFrom('service_marks').selectAll().execute()
  const of = (service: Service): ServiceMark => {
    const row = rows.find((one) => one.service === service)
    if (!row) return NOTHING
    return { takenAt: row.taken_at, refusedSince: row.refused_since, code: row.code }
  }
  return { mail: of('mail'), push: of('push') }
}
