import type { OpenDatabase } from '#server/db/engine.ts'
import { lastBackup } from '#server/backup/last-backup.ts'
import type { App } from '#server/http/app-type.ts'
import { sleep } from '#server/lib/sleep.ts'
import { waitingWork } from '#server/queue/waiting-work.ts'

/** Milliseconds after which a database counts as away: Prometheus gives up after 10 s. */
const SILENCE_MS = 3000

/** Reports the state of pool, queues and backups at each scrape. */
export function watchState(
  app: App,
  { database, now }: { database: OpenDatabase; now: () => Date },
): void {
  const { metrics } = app
  if (!metrics) return
  const { db, connections } = database
  const up = metrics.gauge('simmer_database_up', '1 while the database answers, otherwise 0.')
  const readOnly = metrics.gauge('simmer_read_only', '1 while nothing can be changed.')
  const waiting = metrics.gauge('simmer_queue_size', 'Work that waits, by queue.', ['queue'])
  const overdue = metrics.gauge(
    'simmer_queue_overdue_seconds',
    'How long the oldest work of a queue has been due.',
    ['queue'],
  )
  const pool = metrics.gauge(
    'simmer_database_connections',
    'Connections to PostgreSQL that are busy or idle, and statements that wait for one.',
    ['state'],
  )
  const backupAge = metrics.gauge(
    'simmer_backup_age_seconds',
    'Time since the last backup that was restored and compared.',
  )

  const readDatabase = async () => {
    const time = now().getTime()
    const [work, backup] = await Promise.all([waitingWork(db, time), lastBackup(db)])
    for (const { queue, count, overdueMs } of work) {
      waiting.set({ queue }, count)
      overdue.set({ queue }, overdueMs / 1000)
    }
    if (backup) backupAge.set((time - backup.finishedAt) / 1000)
    return 1
  }

  metrics.beforeScrape(async () => {
    readOnly.set(app.databaseState.isReadOnly ? 1 : 0)
    for (const [state, count] of Object.entries(connections?.() ?? {})) pool.set({ state }, count)
    // What the database cannot say now is missing: an old number would look like a new one.
    for (const gauge of [waiting, overdue]) gauge.reset()
    backupAge.remove()
    const silence = sleep(SILENCE_MS).then(() => 0)
    up.set(await Promise.race([readDatabase().catch(() => 0), silence]))
  })
}
