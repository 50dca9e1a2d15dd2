import { createStore } from '#design-system/lib/store.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { PEAKS_A_SECOND } from '../worker/peaks.ts'
import { JobFailed, runJob } from '../worker/run-job.ts'
import type { SourceFile } from '../worker/source.ts'

/** A picture of the strip. */
export interface LookPicture {
  /** Seconds of the whole film. */
  readonly at: number
  readonly src: string
  /** How much it differs from the one before, from 0 to 1. */
  readonly difference: number
}

/** What is known of the pictures and the sound of a film. */
export interface Look {
  /** In the order of the film. */
  readonly pictures: readonly LookPicture[]
  /** Loudest samples of each twentieth of a second; 0 where nothing is known yet. */
  readonly peaks: Float32Array
  /** Seconds up to which pictures are known. */
  readonly seenUntil: number
  readonly isDone: boolean
}

/** Milliseconds for which what comes in is gathered. */
const GATHER_MS = 250

/** Reads the pictures and the wave of a film, file by file, while a screen lives. */
export class FilmLook {
  readonly #sources: readonly SourceFile[]
  readonly #duration: number
  readonly #store
  #pictures: LookPicture[] = []
  #gathering: ReturnType<typeof setTimeout> | undefined

  constructor(sources: readonly SourceFile[], duration: number) {
    this.#sources = sources
    this.#duration = duration
    this.#store = createStore<Look>(this.#nothing())
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)
  readonly look = (): Look => this.#store.get()

  #nothing(): Look {
    const peaks = new Float32Array(Math.ceil(this.#duration * PEAKS_A_SECOND))
    return { pictures: [], peaks, seenUntil: 0, isDone: false }
  }

  #gather(): void {
    this.#gathering ??= setTimeout(() => this.#tell(false), GATHER_MS)
  }

  #tell(isDone: boolean): void {
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    const pictures = [...this.#pictures]
    const seenUntil = isDone ? this.#duration : (pictures.at(-1)?.at ?? 0)
    this.#store.set({ ...this.look(), pictures, seenUntil, isDone })
  }

  /** Begins to read. Returns what ends it and forgets the pictures. */
  readonly start = (): (() => void) => {
    const controller = new AbortController()
    void this.#read(controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) return
      if (!(error instanceof JobFailed)) reportFailure(error)
      // More will not be known.
      this.#tell(true)
    })
    return () => {
      controller.abort()
      clearTimeout(this.#gathering)
      this.#gathering = undefined
      for (const { src } of this.#pictures) URL.revokeObjectURL(src)
      this.#pictures = []
      this.#store.set(this.#nothing())
    }
  }

  async #read(signal: AbortSignal): Promise<void> {
    for (const source of this.#sources) await this.#lookAt(source, signal)
    for (const source of this.#sources) await this.#listenTo(source, signal)
    if (!signal.aborted) this.#tell(true)
  }

  async #lookAt({ file, duration, offset }: SourceFile, signal: AbortSignal) {
    await runJob(
      { kind: 'look', file, duration },
      {
        signal,
        report: ({ at, picture, difference }) => {
          if (signal.aborted) return
          const src = URL.createObjectURL(picture)
          this.#pictures.push({ at: offset + Math.max(0, at), src, difference })
          this.#gather()
        },
      },
    )
  }

  async #listenTo({ file, offset, duration }: SourceFile, signal: AbortSignal) {
    const { peaks } = this.look()
    const end = Math.min(peaks.length, Math.round((offset + duration) * PEAKS_A_SECOND))
    await runJob(
      { kind: 'listen', file },
      {
        signal,
        report: (part) => {
          const first = Math.round((offset + part.from) * PEAKS_A_SECOND)
          for (const [index, peak] of part.peaks.entries())
            if (first + index >= 0 && first + index < end) peaks[first + index] = peak
          this.#gather()
        },
      },
    )
  }
}
