import { endDownloads } from '#app/kept-films/downloads.ts'
import { forgetFilms } from '#app/kept-films/record.ts'
import { dropCaches } from '#app/offline/caches.ts'
import { forgetViewed } from '#app/offline/viewed.ts'

/** Removes from this device what a member looked at and kept. */
export async function forgetMember(): Promise<void> {
  forgetViewed()
  endDownloads()
  forgetFilms()
  await dropCaches()
}
