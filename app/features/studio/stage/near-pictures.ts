import { useEffect, useState } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'
import { JobFailed, runJob } from '../worker/run-job.ts'
import { fileAt } from './film-files.ts'
import type { FilmPlayer } from './film-player.ts'

/** A picture near a time. */
export interface Near {
  /** Seconds of the whole film. */
  readonly at: number
  readonly src: string
}

/** Pictures before the one at the time, which has the index 0, and after it. */
export type NearPictures = ReadonlyMap<number, Near>

/** How many pictures are read around a time, and how wide they are. */
export interface NearReach {
  readonly before: number
  readonly after: number
  /** Pixels. */
  readonly width: number
}

/** Fewest pictures a second that are expected: phones in the dark take 10. */
const RATE_MIN = 8

/** Reads the pictures around a time of the film. Their addresses last until the signal ends. */
async function readNear(
  player: FilmPlayer,
  time: number,
  { before, after, width }: NearReach,
  signal: AbortSignal,
): Promise<NearPictures> {
  const found = new Map<number, Near>()
  const source = player.sources[fileAt(player.sources, time)]
  if (!source) return found
  const { file, offset } = source
  const at = time - offset
  await runJob(
    { kind: 'near', file, at, before, after, width, rate: Math.max(RATE_MIN, player.rate / 2) },
    {
      signal,
      report: ({ index, at: fileTime, picture }) => {
        if (signal.aborted) return
        const src = URL.createObjectURL(picture)
        signal.addEventListener('abort', () => URL.revokeObjectURL(src))
        found.set(index, { at: offset + Math.max(0, fileTime), src })
      },
    },
  )
  return found
}

const NOTHING: NearPictures = new Map()

/** The pictures around a time, the last ones that are known while others are read. */
export function useNearPictures(
  player: FilmPlayer,
  time: number | undefined,
  { before, after, width }: NearReach,
): { at: number | undefined; pictures: NearPictures } {
  const [known, setKnown] = useState<{ at: number | undefined; pictures: NearPictures }>({
    at: undefined,
    pictures: NOTHING,
  })
  useEffect(() => {
    if (time === undefined) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const shown = new AbortController()
    readNear(player, time, { before, after, width }, shown.signal)
      .then((pictures) => {
        if (!signal.aborted) setKnown({ at: time, pictures })
        return undefined
      })
      .catch((error: unknown) => {
        if (!(error instanceof JobFailed)) reportFailure(error)
      })
    return () => {
      controller.abort()
      // What is shown stays until the next pictures are there.
      setTimeout(() => shown.abort(), KEEP_MS)
    }
  }, [player, time, before, after, width])
  return known
}

/** Milliseconds for which pictures that are replaced can still be shown. */
const KEEP_MS = 2000

/** The picture at a time; undefined while it is read. */
export function usePictureAt(
  player: FilmPlayer,
  time: number | undefined,
  width: number,
): string | undefined {
  const { at, pictures } = useNearPictures(player, time, { before: 0, after: 0, width })
  return at === time ? pictures.get(0)?.src : undefined
}
