import { createStoredText } from '#app/lib/storage/stored-text.ts'

/** How many answers are kept. */
const KEPT = 20

/** Keys of meals of which somebody has said on this device that they were not eaten, as JSON. */
export const storedAnswers = createStoredText('simmer.week.asked')

function read(): string[] {
  try {
    const keys: unknown = JSON.parse(storedAnswers.read() ?? '[]')
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

/** Meals that are not asked about again. */
export const answeredMeals = {
  /** Renders again when there is another one. */
  use: (): readonly string[] => {
    storedAnswers.use()
    return read()
  },
  add: (key: string) => storedAnswers.write(JSON.stringify([...read(), key].slice(-KEPT))),
}
