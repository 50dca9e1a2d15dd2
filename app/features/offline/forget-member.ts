import { endDownloads } from '#app/features/offline/films/downloads.ts'
import { forgetFilms } from '#app/features/offline/films/record.ts'
import { dropCaches } from '#app/lib/storage/caches.ts'
import { forgetViewed } from './viewed.ts'

/** Removes what a member has viewed and saved on this device. */
export async function forgetMember(): Promise<void> {
  forgetViewed()
  endDownloads()
  forgetFilms()
  await dropCaches()
}
