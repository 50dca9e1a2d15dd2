import { app } from './de/app.ts'
import { common } from './de/common.ts'
import { empty } from './de/empty.ts'
import { errors } from './de/errors.ts'
import { shell } from './de/shell.ts'
import { units } from './de/units.ts'
import type { Words } from './en.ts'

/** German words. A missing or needless key does not compile. */
export const de: Words = { app, common, empty, errors, shell, units }
