/** Folder of the browser's private file system in which films are made, with a folder for each member. */
export const STUDIO_FOLDER = 'simmer.studio'

/** What is known of a film: in its own folder, in that of its member. */
export const PROJECT_FILE = 'project.json'

/** Name of a member's folder: names of members may have signs that names of folders may not. */
export function filmFolder(member: string): string {
  return `of-${encodeURIComponent(member)}`
}

async function studioFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  if (typeof navigator.storage?.getDirectory !== 'function') return undefined
  const root = await navigator.storage.getDirectory()
  return await root.getDirectoryHandle(STUDIO_FOLDER).catch(() => undefined)
}

/** Whether a folder has a film that was not sent. */
async function isUnsent(folder: FileSystemDirectoryHandle): Promise<boolean> {
  try {
    const file = await (await folder.getFileHandle(PROJECT_FILE)).getFile()
    const { files, joined } = JSON.parse(await file.text()) as {
      files: readonly unknown[]
      joined?: { isSent?: true }
    }
    return files.length > 0 && joined?.isSent !== true
  } catch {
    // There is no film, or none that the studio can read.
    return false
  }
}

/** How many films that a member makes on this device have not been sent. */
export async function countUnsentFilms(member: string): Promise<number> {
  const studio = await studioFolder()
  const own = await studio?.getDirectoryHandle(filmFolder(member)).catch(() => undefined)
  let count = 0
  for await (const folder of own?.values() ?? [])
    if (folder.kind === 'directory' && (await isUnsent(folder))) count += 1
  return count
}

/**
 * Removes films that were being made on this device.
 * @param kept the member whose films stay; undefined removes all
 */
export async function removeFilms(kept?: string): Promise<void> {
  const studio = await studioFolder()
  if (!studio) return
  const keptFolder = kept === undefined ? undefined : filmFolder(kept)
  for await (const name of studio.keys())
    if (name !== keptFolder) await studio.removeEntry(name, { recursive: true })
}
