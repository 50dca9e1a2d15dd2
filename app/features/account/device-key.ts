import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { hashText } from '#app/lib/hash-text.ts'

/** Number of accounts whose keys are stored; a further one replaces the oldest. */
const NAMES_MAX = 5

const stored = createStoredText('simmer.devices')

/** The hash of an account's name and the device key of its last sign-in here. */
type Entry = [name: string, key: string]

function readEntries(): Entry[] {
  try {
    const entries: unknown = JSON.parse(stored.read() ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is Entry {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
  )
}

/** The hash of a name as the server compares it, so that the stored keys do not reveal the names. */
async function hashName(name: string): Promise<string> {
  return await hashText(name.trim().normalize('NFKC').toLowerCase())
}

/**
 * The device key of the last sign-in with a name in this browser; undefined without one, and where
 * storage is forbidden.
 */
export async function readDeviceKey(name: string): Promise<string | undefined> {
  const hash = await hashName(name)
  return readEntries().find(([known]) => known === hash)?.[1]
}

/** Stores the device key of a sign-in and replaces the previous one. It is kept after signing out. */
export async function writeDeviceKey(name: string, key: string): Promise<void> {
  const hash = await hashName(name)
  const others = readEntries().filter(([known]) => known !== hash)
  stored.write(JSON.stringify([[hash, key], ...others].slice(0, NAMES_MAX)))
}
