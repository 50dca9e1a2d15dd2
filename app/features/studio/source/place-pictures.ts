import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createStore } from '#design-system/lib/store.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { fileAt, sourcesOf } from '../stage/film-files.ts'
import type { StageFile } from '../stage/stage.types.ts'
import { JobFailed, runJob } from '../worker/run-job.ts'
import type { SourceFile } from '../worker/source.ts'

/** Pixels: twice as wide as the widest place that shows one. */
const WIDTH = 256
/** Fewest pictures a second that are expected: phones in the dark take 10. */
const RATE_MIN = 8

/** Addresses of pictures by their time, in seconds of the whole film. */
type Pictures = ReadonlyMap<number, string>

const NOTHING: Pictures = new Map()

/** Reads pictures of the film one after the other, each once, while a screen lives. */
class PlacePictures {
  readonly #sources: readonly SourceFile[]
  readonly #store = createStore(NOTHING)
  #wanted: readonly number[] = []
  #reading: AbortController | undefined

  constructor(files: readonly StageFile[]) {
    this.#sources = sourcesOf(files)
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)
  readonly pictures = (): Pictures => this.#store.get()

  /** Reads those that are not there yet. */
  readonly want = (times: readonly number[]): void => {
    this.#wanted = times
    if (this.#reading || this.#sources.length === 0) return
    const controller = new AbortController()
    this.#reading = controller
    this.#read(controller.signal)
      .catch((error: unknown) => {
        // A browser that reads no pictures shows none.
        if (!(error instanceof JobFailed)) reportFailure(error)
      })
      .finally(() => {
        if (this.#reading === controller) this.#reading = undefined
      })
  }

  /** Stops reading and forgets the pictures. */
  readonly end = (): void => {
    this.#reading?.abort()
    this.#reading = undefined
    for (const src of this.pictures().values()) URL.revokeObjectURL(src)
    this.#store.set(NOTHING)
  }

  async #read(signal: AbortSignal): Promise<void> {
    const tried = new Set<number>()
    const next = () => this.#wanted.find((at) => !tried.has(at) && !this.pictures().has(at))
    for (let at = next(); at !== undefined && !signal.aborted; at = next()) {
      tried.add(at)
      const source = this.#sources[fileAt(this.#sources, at)]
      if (source) await this.#readAt(source, at, signal)
    }
  }

  async #readAt({ file, offset }: SourceFile, at: number, signal: AbortSignal): Promise<void> {
    await runJob(
      { kind: 'near', file, at: at - offset, before: 0, after: 0, width: WIDTH, rate: RATE_MIN },
      {
        signal,
        report: ({ picture }) => {
          if (signal.aborted) return
          const src = URL.createObjectURL(picture)
          this.#store.set(new Map([...this.pictures(), [at, src]]))
        },
      },
    )
  }
}

/**
 * Pictures of the film at some times, as they become known.
 * @param files the same array as long as they are the same; none while their bytes are not there
 * @param times in seconds of the whole film
 */
export function usePlacePictures(files: readonly StageFile[], times: readonly number[]): Pictures {
  const places = useMemo(() => new PlacePictures(files), [files])
  const wanted = times.join(' ')
  useEffect(() => places.end, [places])
  useEffect(() => {
    if (wanted !== '') places.want(wanted.split(' ').map(Number))
  }, [places, wanted])
  return useSyncExternalStore(places.subscribe, places.pictures)
}
