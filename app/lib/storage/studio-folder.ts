/** Folder of the browser's private file system in which films are made, with a folder for each member. */
export const STUDIO_FOLDER = 'simmer.studio'

/** Name of a member's folder: names of members may have signs that names of folders may not. */
export function filmFolder(member: string): string {
  return `of-${encodeURIComponent(member)}`
}

/**
 * Removes films that were being made on this device.
 * @param kept the member whose films stay; undefined removes all
 */
export async function removeFilms(kept?: string): Promise<void> {
  if (typeof navigator.storage?.getDirectory !== 'function') return
  const root = await navigator.storage.getDirectory()
  const studio = await root.getDirectoryHandle(STUDIO_FOLDER).catch(() => undefined)
  if (!studio) return
  const keptFolder = kept === undefined ? undefined : filmFolder(kept)
  for await (const name of studio.keys())
    if (name !== keptFolder) await studio.removeEntry(name, { recursive: true })
}
