import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { ViewCounter } from './view-counter.ts'

export interface CountViewsOptions {
  database: OpenDatabase
  now: () => Date
}

/** Creates a view counter that writes its pending views when the server closes. */
export function countViews(app: App, { database, now }: CountViewsOptions): ViewCounter {
  const views = new ViewCounter(database.db, {
    now,
    onError: (error) => app.log.error({ err: error }, 'views were not counted'),
  })
  app.addHook('onClose', () => views.flush())
  return views
}
