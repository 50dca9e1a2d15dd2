import { ANSWER_KEY } from '#app/doors/answer.ts'
import { platformOf } from '#app/doors/platform.ts'
import { useLate } from '#app/shell/use-late.ts'
import { withAreas } from '#app/words/load.ts'

/** Whether somebody may be asked; where storage is forbidden their answer would not last. */
function isWanted(): boolean {
  try {
    return [null, 'declined'].includes(localStorage.getItem(ANSWER_KEY))
  } catch {
    return false
  }
}

/** The code, once nothing else is to do; undefined where nobody is to be invited. */
async function loadDoors() {
  if (!isWanted() || !platformOf(navigator.userAgent)) return undefined
  // Safari has no idle callback.
  await new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
  return await withAreas(['doors'], import('#app/doors/app-doors.tsx'))
}

/** Invites phones to the app (SHL-34 to SHL-36); others never fetch its code. */
export function LateDoors() {
  const doors = useLate(loadDoors)
  return doors && <doors.AppDoors />
}
