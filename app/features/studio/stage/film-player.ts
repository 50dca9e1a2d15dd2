import { FilmReel, INTO } from './film-reel.ts'

/** Milliseconds between pictures while it plays backwards. */
const BACK_MS = 100
/** Most tries to find the next picture of a film at an uneven rate. */
const TRIES = 12

/** Plays the film as it was taken: on, back, faster, and by the picture. */
export class FilmPlayer extends FilmReel {
  #back: ReturnType<typeof setInterval> | undefined
  #step: Promise<void> = Promise.resolve()

  readonly play = async (): Promise<void> => {
    this.#stopBack()
    if (this.state().isOver) void this.seek(0)
    this.set({ isPlaying: true, isOver: false })
    // A file that is still loading plays once it is there.
    await this.video?.play().catch(() => undefined)
  }

  readonly pause = (): void => {
    this.#stopBack()
    this.set({ isPlaying: false })
    this.video?.pause()
  }

  readonly toggle = (): void => {
    const { isPlaying, isBackwards } = this.state()
    if (isPlaying || isBackwards) this.pause()
    else void this.play()
  }

  /** One picture back or on. Presses that come faster than pictures are made one after the other. */
  readonly step = (by: 1 | -1): Promise<void> => {
    this.pause()
    this.#step = this.#step.then(async () => {
      const from = await this.picture()
      if (by < 0) return await this.seek(from - 2 * INTO)
      for (let tries = 1; tries <= TRIES; tries += 1) {
        await this.seek(from + (tries + 0.25) / this.rate)
        if (this.at() > from + INTO) return undefined
      }
      return undefined
    })
    return this.#step
  }

  readonly skip = (seconds: number): Promise<void> => this.seek(this.at() + seconds)

  /** Draws the picture that is shown, as large as it is there. */
  readonly draw = (canvas: HTMLCanvasElement): void => {
    const video = this.video
    if (!video) return
    const ratio = video.videoWidth / Math.max(1, video.videoHeight)
    canvas.width = canvas.clientWidth
    canvas.height = Math.round(canvas.clientWidth / Math.max(ratio, 0.1))
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  }

  /** J, K and L: back, stop, on; the same again: twice, four times as fast. Passing quickly what is quiet stays chosen. */
  readonly shuttle = (way: 'back' | 'stop' | 'on'): void => {
    const { isPlaying, isBackwards, speed } = this.state()
    const isMore = way === 'on' ? isPlaying : isBackwards
    const faster = speed === 1 || speed === 'quiet' ? 2 : 4
    if (way === 'stop') this.pause()
    if (way === 'on') void this.play()
    if (way === 'back') this.#playBack()
    this.setSpeed(way !== 'stop' && isMore ? faster : speed === 'quiet' ? speed : 1)
  }

  #playBack(): void {
    this.pause()
    this.set({ isBackwards: true })
    this.#back = setInterval(() => {
      if (this.isSeeking) return
      const { speed } = this.state()
      void this.seek(this.at() - (BACK_MS / 1000) * (speed === 'quiet' ? 1 : speed))
      if (this.at() === 0) this.pause()
    }, BACK_MS)
  }

  protected override letGo(): void {
    this.#stopBack()
  }

  #stopBack(): void {
    clearInterval(this.#back)
    this.set({ isBackwards: false })
  }
}
