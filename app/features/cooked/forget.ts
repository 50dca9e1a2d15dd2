import { reportFailure } from '#app/lib/report-failure.ts'
import { storedDrafts, storedRepeat, storedMeals } from './stored.ts'

/** Removes everything that was written about meals on this device and not sent. For signing out. */
export function forgetCooked(): void {
  for (const stored of [storedMeals, storedDrafts, storedRepeat]) stored.write(null)
  import('./drop-photos.ts').then(({ dropPhotos }) => dropPhotos()).catch(reportFailure)
}
