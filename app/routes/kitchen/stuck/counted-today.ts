import { createStoredText } from '#app/lib/storage/stored-text.ts'
import type { Id } from '#contract/common.ts'

/** Sessions that this device has counted on its current day, by their recipes. */
interface CountedToday {
  day: string
  sessions: Record<string, string>
}

const stored = createStoredText('simmer.countedToday')

function readToday(): CountedToday {
  const day = new Date().toDateString()
  try {
    const known = JSON.parse(stored.read() ?? '{}') as Partial<CountedToday>
    if (known.day === day && known.sessions) return { day, sessions: known.sessions }
  } catch {
    // Somebody else has written it.
  }
  return { day, sessions: {} }
}

/** Whether this device has counted another session of a recipe today: a cook counts once. */
export function hasCountedOther(recipeId: Id, session: string): boolean {
  const known = readToday().sessions[recipeId]
  return known !== undefined && known !== session
}

/** Remembers, on this device alone, that a session of a recipe was counted today. */
export function rememberCounted(recipeId: Id, session: string): void {
  const { day, sessions } = readToday()
  stored.write(JSON.stringify({ day, sessions: { ...sessions, [recipeId]: session } }))
}
