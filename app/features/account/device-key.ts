import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { hashText } from './hash-password.ts'

/** Names that this browser remembers a key for; a further one takes the place of the oldest. */
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

/** The name as the server compares it, hashed: the next person here cannot read who signed in. */
async function hashName(name: string): Promise<string> {
  return await hashText(name.trim().normalize('NFKC').toLowerCase())
}

/**
 * The device key of the last sign-in here with a name; undefined without one, and where storage is
 * forbidden.
 */
export async function readDeviceKey(name: string): Promise<string | undefined> {
  const hash = await hashName(name)
  return readEntries().find(([known]) => known === hash)?.[1]
}

/** Remembers the device key of a sign-in in place of the one before. It outlasts signing out. */
export async function writeDeviceKey(name: string, key: string): Promise<void> {
  const hash = await hashName(name)
  const others = readEntries().filter(([known]) => known !== hash)
  stored.write(JSON.stringify([[hash, key], ...others].slice(0, NAMES_MAX)))
}
