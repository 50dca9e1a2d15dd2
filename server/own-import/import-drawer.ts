import { availableParallelism } from 'node:os'
import type { App } from '#server/http/app-type.ts'
import { pictureDrawer, type PictureDrawer } from '#server/pictures/picture-drawer.ts'

/** Processes that draw pictures of imports, one for each processor. They have up to 300 MB each. */
const PROCESSES_MAX = 4

/** A drawer for imports, and how many recipes keep it busy: one is read while the others are drawn. */
export function importDrawer(app: App): { drawer: PictureDrawer; drawnAtOnce: number } {
  const processes = Math.min(availableParallelism(), PROCESSES_MAX)
  const drawnAtOnce = processes + 1
  return {
    drawer: pictureDrawer(app, drawnAtOnce, { processes, isPatient: true }),
    drawnAtOnce,
  }
}
