import { dropAllPhotos } from './photos.ts'

/** Removes all photos from this device. A module of its own, because it is fetched when it is needed. */
export async function dropPhotos(): Promise<void> {
  await dropAllPhotos()
}
