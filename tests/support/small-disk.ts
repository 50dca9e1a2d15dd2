import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { onTestFinished } from 'vitest'

/**
 * A disk that holds little, for the running test.
 * @param folder that does not exist yet
 * @returns the folder; undefined where nothing can be mounted
 */
export async function smallDisk(folder: string, megabytes: number): Promise<string | undefined> {
  await mkdir(folder)
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    return undefined
  }
  onTestFinished(() => void execFileSync('umount', [folder]))
  return folder
}
