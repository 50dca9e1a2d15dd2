import { speedAt } from '#cooking/film/suggestions/quiet-and-still.ts'
import type { Gap } from '#cooking/film/marks.ts'
import { createListeners, createStore } from '#design-system/lib/store.ts'
import type { SourceFile } from '../worker/source.ts'
import { durationOf, fileAt, rateOf, sourcesOf } from './film-files.ts'
import { AT_REST, type PlayerState, type Speed } from './player-state.ts'
import type { StageFile } from './stage.types.ts'

/** Seconds into a picture that is sought, since a time is never quite that of a picture. */
export const INTO = 0.001
/** Seconds that a picture may last: the one at a time has begun that long before. */
const NEAR = 0.3
/** Milliseconds after which a picture is taken for shown, where the browser does not say. */
const SHOWN_MS = 400

/** The film as it was taken, in one file or several, as one. It knows which picture is shown. */
export class FilmReel {
  readonly sources: readonly SourceFile[]
  readonly duration: number
  /** Pictures a second by which times are written. */
  readonly rate: number
  readonly #store = createStore<PlayerState>(AT_REST)
  readonly #clock = createListeners()
  protected video: HTMLVideoElement | undefined
  #urls: string[] = []
  #index = -1
  #at = 0
  /** The film's time to be gone to once the file is there. */
  #wanted: number | undefined
  /** Time of the file that is sought, until its picture is shown. */
  #target: number | undefined
  #shown: PromiseWithResolvers<void> | undefined
  #fast: readonly Gap[] = []

  constructor(files: readonly StageFile[]) {
    this.sources = sourcesOf(files)
    this.duration = durationOf(files)
    this.rate = rateOf(files)
  }

  readonly subscribe = this.#store.subscribe
  readonly state = (): PlayerState => this.#store.get()
  /** Called at each picture. */
  readonly onPicture = this.#clock.subscribe
  /** Time of the picture that is shown, in seconds of the whole film. */
  readonly at = (): number => this.#at

  protected set(change: Partial<PlayerState>): void {
    const now = this.#store.get()
    const next = { ...now, ...change }
    const isSame = Object.entries(change).every(
      ([name, value]) => now[name as keyof PlayerState] === value,
    )
    if (!isSame) this.#store.set(next)
  }

  #move(at: number): void {
    this.#at = Math.max(0, Math.round(at * 1e6) / 1e6)
    this.#clock.notify()
  }

  /** Plays in an element. Returns what lets go of it. */
  readonly attach = (video: HTMLVideoElement): (() => void) => {
    this.video = video
    this.#urls = this.sources.map(({ file }) => URL.createObjectURL(file))
    const controller = new AbortController()
    const { signal } = controller
    const on = (type: string, listener: () => void) =>
      video.addEventListener(type, listener, { signal })
    on('loadedmetadata', () => this.#arrive())
    on('play', () => this.set({ isPlaying: true, isOver: false }))
    on('pause', () => this.set({ isPlaying: this.#index < this.sources.length - 1 && video.ended }))
    on('ended', () => this.#goOn())
    on('error', () => this.set({ hasFailed: true, isPlaying: false }))
    if ('requestVideoFrameCallback' in HTMLVideoElement.prototype) this.#follow(video, signal)
    else for (const type of ['timeupdate', 'seeked']) on(type, () => this.#show(video.currentTime))
    this.#load(fileAt(this.sources, this.#at), this.#at)
    return () => {
      controller.abort()
      this.letGo()
      video.pause()
      video.removeAttribute('src')
      video.load()
      for (const url of this.#urls) URL.revokeObjectURL(url)
      this.video = undefined
      this.#index = -1
      this.set({ isPlaying: false })
    }
  }

  /** Ends what goes on by itself. */
  protected letGo(): void {}

  /** Whether a picture is sought. */
  protected get isSeeking(): boolean {
    return this.#shown !== undefined
  }

  /** Reads the exact time of every picture that is shown. */
  #follow(video: HTMLVideoElement, signal: AbortSignal): void {
    const shown: VideoFrameRequestCallback = (_, { mediaTime }) => {
      if (signal.aborted) return
      this.#show(mediaTime)
      video.requestVideoFrameCallback(shown)
    }
    video.requestVideoFrameCallback(shown)
  }

  /** @param fileTime of the picture, in seconds of the file that plays */
  #show(fileTime: number): void {
    const source = this.sources[this.#index]
    if (!source || this.#wanted !== undefined) return
    // Pictures of places that were sought before, and have been left since.
    if (this.#target !== undefined && Math.abs(this.#target - fileTime) > NEAR) return
    this.#target = undefined
    this.#move(source.offset + Math.max(0, fileTime))
    this.#shown?.resolve()
    this.#shown = undefined
    this.#pace()
    // The browser plays on past the used part of a file whose end is missing.
    if (fileTime >= source.duration) this.#goOn()
  }

  /** Passes quickly where nothing moves or sounds, if that is wished. */
  #pace(): void {
    const { speed } = this.state()
    const rate = speed === 'quiet' ? speedAt(this.#fast, this.#at) : speed
    this.set({ isFast: speed === 'quiet' && rate > 1 })
    if (this.video && this.video.playbackRate !== rate) this.video.playbackRate = rate
  }

  #load(index: number, at: number): void {
    const video = this.video
    if (!video) return
    this.#wanted = at
    if (index === this.#index) {
      if (video.readyState > 0) this.#arrive()
      return
    }
    this.#index = index
    video.src = this.#urls[index] ?? ''
  }

  #arrive(): void {
    const video = this.video
    const source = this.sources[this.#index]
    if (!video || !source || this.#wanted === undefined) return
    const target = this.#wanted - source.offset
    this.#target = target
    // Nothing is shown in a tab that nobody sees, and the film plays on there.
    setTimeout(() => {
      if (this.#target === target) this.#target = undefined
    }, SHOWN_MS)
    video.currentTime = target + INTO
    this.#wanted = undefined
    this.#pace()
    // A file that was still loading plays once it is there.
    if (this.state().isPlaying && video.paused) void video.play().catch(() => undefined)
  }

  #goOn(): void {
    const next = this.sources[this.#index + 1]
    if (next) this.#load(this.#index + 1, next.offset)
    else {
      this.video?.pause()
      this.#move(Math.max(this.#at, this.duration - 1 / this.rate))
      this.set({ isPlaying: false, isOver: true })
    }
  }

  /** Goes to a time. Resolves once its picture is shown. */
  readonly seek = async (time: number): Promise<void> => {
    // Within the last picture: a film that stands at its very end would play from its beginning.
    const at = Math.min(Math.max(0, time), Math.max(0, this.duration - 0.5 / this.rate))
    this.set({ isOver: false })
    this.#shown ??= Promise.withResolvers<void>()
    const { promise } = this.#shown
    this.#load(fileAt(this.sources, at), at)
    this.#move(at)
    await this.#orLate(promise)
  }

  /** Resolves with the time of the picture that is shown, once the one that was sought is. */
  readonly picture = async (): Promise<number> => {
    if (this.#shown) await this.#orLate(this.#shown.promise)
    return this.#at
  }

  async #orLate(shown: Promise<void>): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, SHOWN_MS))
    await Promise.race([shown, late])
    this.#shown = undefined
    this.#target = undefined
  }

  readonly setSpeed = (speed: Speed): void => {
    this.set({ speed })
    this.#pace()
  }

  /** Where nothing moves or sounds. */
  readonly setFast = (fast: readonly Gap[]): void => {
    this.#fast = fast
  }
}
