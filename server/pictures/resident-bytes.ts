import { readFileSync } from 'node:fs'

/**
 * Bytes that a process has in memory; undefined when it has ended and on systems without `/proc`.
 * Read at once and not by a thread: those may be busy with what is to be ended.
 */
export function residentBytes(pid: number): number | undefined {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
  } catch {
    return undefined
  }
}
