import type { Foods } from '#server/catalogue/foods.ts'
import type { PictureStore } from './pictures/picture-store.ts'

/** Who saves a recipe, when, and with which catalogue. */
export interface Saver {
  userId: number
  /** Milliseconds since 1970, UTC. */
  now: number
  foods: Foods
  /** Where pictures lie that other recipes name too; absent where no draft comes from a device. */
  store?: PictureStore
  /** Departments of new foods by their folded names, where they are known from elsewhere. */
  departments?: ReadonlyMap<string, number>
}
