import { useEffect, useRef, useState } from 'react'
import { fetchKey } from '#app/lib/api/api-client.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { PackedRange } from '#contract/own/take-along.ts'
import { download, saveFile } from './download.ts'

/** One of the files that everything is packed into. */
interface Part {
  /** From 1. */
  part: number
  of: number
}

/** How far packing is. */
export type Packing =
  | { state: 'none' | 'failed' }
  | ({ state: 'packing'; bytes: number } & Part)
  | ({ state: 'packed'; url: string; name: string } & Part)

/** The name of a file: a part of several says which one it is. */
const nameOf = (name: string, { part, of }: Part) =>
  of === 1 ? name : name.replace(/(?=\.zip$)/u, `-${part}-of-${of}`)

/** Packs everything of the member into files, and gives one after the other to the browser. */
export function useTakeAlong() {
  const [packing, setPacking] = useState<Packing>({ state: 'none' })
  const running = useRef<AbortController>(null)
  /** The parts, and how many of them are there. */
  const parts = useRef<{ all: readonly PackedRange[]; done: number }>(null)
  const url = packing.state === 'packed' ? packing.url : undefined
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])

  /** Packs the first part, or the one after the last that is there. */
  const pack = async () => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const { done = 0, all: known = [] } = parts.current ?? {}
    const part = done + 1
    setPacking({ state: 'packing', bytes: 0, part, of: known.length || 1 })
    try {
      const all =
        done === 0 ? (await fetchKey(keyOf('/my/export/parts', {}), { signal })).Parts : known
      parts.current = { all, done }
      const now = { part, of: all.length }
      const { file, name: whole } = await download(keyOf('/my/export', all[done] ?? {}), {
        fallback: 'simmer.zip',
        signal,
        onBytes: (bytes) => {
          if (!signal.aborted) setPacking({ state: 'packing', bytes, ...now })
        },
      })
      if (signal.aborted) return
      const made = URL.createObjectURL(file)
      const name = nameOf(whole, now)
      saveFile(made, name)
      parts.current = { all, done: part }
      setPacking({ state: 'packed', url: made, name, ...now })
    } catch (error) {
      if (signal.aborted) return
      reportFailure(error)
      setPacking({ state: 'failed' })
    }
  }
  const cancel = () => {
    running.current?.abort()
    parts.current = null
    setPacking({ state: 'none' })
  }
  return { packing, pack: () => void pack(), cancel }
}
