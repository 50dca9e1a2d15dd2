import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '#server/config.ts'

const CATALOGUE_MEDIA = fileURLToPath(new URL('../../content/media', import.meta.url))

/** Where pictures and films are read from. */
export interface MediaFolders {
  /** Files of imports: stitched films, pictures of other catalogues. Searched first. */
  own: string
  /** The media of the demo catalogue. */
  catalogue: string
}

/** The media folders of a server; `own` may not exist yet. */
export function mediaFolders({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): MediaFolders {
  return { own: join(DATA_DIR, 'media'), catalogue: CATALOGUE_MEDIA }
}
