import { openPhotos } from './photos.ts'

/** Removes all photos from this device. */
export async function dropAllPhotos(): Promise<void> {
  await (await openPhotos()).clear('photos')
}
