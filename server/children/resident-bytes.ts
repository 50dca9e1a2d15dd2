import { readFileSync } from 'node:fs'

/**
 * Resident bytes of a process; undefined when it has ended and on systems without `/proc`. Read
 * synchronously, because the thread pool may be busy.
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
