import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Clock ticks per second in `/proc`, on every Linux that Node runs on (`USER_HZ`). */
const TICKS_PER_SECOND = 100

/** What `/proc/<pid>/stat` says of a process. */
export interface ProcessStat {
  pid: number
  parent: number
  /** One letter, such as `Z` for a process that has ended. */
  state: string
  /** Processor time of the process, all its threads and the children that it waited for. */
  cpuMs: number
}

/**
 * Reads one line of `/proc/<pid>/stat` (proc_pid_stat(5)).
 * @throws when it is no such line
 */
export function parseStat(line: string): ProcessStat {
  // The name of the program stands in parentheses and may hold spaces and parentheses itself.
  const end = line.lastIndexOf(')')
  const fields = line.slice(end + 2).split(' ')
  const [state = '', parent = ''] = fields
  const ticks = fields.slice(11, 15).map(Number)
  const pid = Number.parseInt(line, 10)
  if (end < 0 || ticks.length < 4 || [pid, ...ticks].some(Number.isNaN)) {
    throw new Error(`This is no line of /proc/<pid>/stat: ${line}`)
  }
  const cpuMs = (ticks.reduce((sum, tick) => sum + tick, 0) * 1000) / TICKS_PER_SECOND
  return { pid, parent: Number(parent), state, cpuMs }
}

/** Reads a size such as `VmRSS` from `/proc/<pid>/status`, in megabytes; 0 when it is not there. */
export function parseSizeMb(status: string, name: string): number {
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status) ?? []
  return (Number(kilobytes ?? 0) * 1024) / 1_000_000
}

/** A process and everything it started, without those that have ended. */
export function processTree(root: number): ProcessStat[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
    .filter(({ state }) => state !== 'Z')
  const tree = all.filter(({ pid }) => pid === root)
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid))
  return tree
}

/** Processor time that a process and everything it started have used, in milliseconds. */
export function cpuMsOfTree(root: number): number {
  return processTree(root).reduce((sum, { cpuMs }) => sum + cpuMs, 0)
}

/** Memory that a process and everything it started hold at this moment, in megabytes. */
export function memoryMbOfTree(root: number): number {
  return processTree(root).reduce((sum, { pid }) => sum + sizeMb(pid, 'VmRSS'), 0)
}

/** The most memory that a process held since {@link forgetPeak}, in megabytes. */
export function peakMemoryMb(pid: number): number {
  return sizeMb(pid, 'VmHWM')
}

/** Begins anew with the largest memory of a process (`clear_refs` in proc(5)). */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

function sizeMb(pid: number, name: string): number {
  return parseSizeMb(read(`/proc/${pid}/status`), name)
}

function statOf(pid: number): ProcessStat | undefined {
  const line = read(`/proc/${pid}/stat`)
  return line === '' ? undefined : parseStat(line)
}

/** Processes may end between the listing and the reading. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
