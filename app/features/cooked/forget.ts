import { reportFailure } from '#app/lib/report-failure.ts'
import { dropAllDrafts } from './drafts.ts'
import { endLike } from './like/like.ts'
import { dropAllMeals } from './waiting.ts'

/** Removes everything that was written about meals on this device and not sent. For signing out. */
export function forgetCooked(): void {
  dropAllMeals()
  dropAllDrafts()
  endLike()
  import('./drop-all-photos.ts').then(({ dropAllPhotos }) => dropAllPhotos()).catch(reportFailure)
}
