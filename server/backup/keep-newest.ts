import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readReceipt, receiptOf } from './receipt.ts'

/** A backup that the server made, by the second (UTC) in which it began. */
const NAME = /^simmer-\d{4}-\d\d-\d\d-\d{6}\.backup$/

/** The name of a backup that begins now. */
export function backupName(now: Date): string {
  const [day = '', time = ''] = now.toISOString().split('T')
  return `simmer-${day}-${time.slice(0, 8).replaceAll(':', '')}.backup`
}

/**
 * Deletes the older of the backups that the server made of an instance. Everything else in the folder stays:
 * files with other names, of other instances, or without a receipt.
 * @param keep how many stay
 * @returns the names that were deleted
 */
export async function keepNewest(
  folder: string,
  instance: string | null,
  keep: number,
): Promise<string[]> {
  const own = await ownBackups(folder, instance)
  const old = own.slice(0, -keep)
  for (const name of old) {
    const path = join(folder, name)
    await rm(path)
    await rm(receiptOf(path), { force: true })
  }
  return old
}

/** Names of the backups that the server made of an instance, the newest last. */
export async function ownBackups(folder: string, instance: string | null): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort()
  const own: string[] = []
  for (const name of names) {
    const receipt = await readReceipt(join(folder, name))
    if (instance !== null && receipt?.instance === instance) own.push(name)
  }
  return own
}
