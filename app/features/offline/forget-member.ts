import { endDownloads } from '#app/features/offline/films/downloads.ts'
import { forgetFilms } from '#app/features/offline/films/record.ts'
import { dropCaches } from '#app/lib/storage/caches.ts'
import { forgetViewed } from './viewed.ts'

/** Removes from this device what a member looked at and kept. */
export async function forgetMember(): Promise<void> {
  forgetViewed()
  endDownloads()
  forgetFilms()
  await dropCaches()
}
