import {
  CookFilm,
  CookSegments,
  CookStrip,
  type CookFilmKind,
} from '#design-system/cook-mode/index.ts'
import { DEFAULT_PREFERENCES } from '#design-system/sequence-player/index.ts'
import { FilmOfStep } from '#app/features/cook-along/index.ts'
import { useKitchenPreferences, useMediaKeys } from '#app/features/kitchen/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { STEP_PICTURE } from '#app/lib/media/sizes.ts'
import type { Scene } from './use-scene.ts'

/** Props of {@link FilmView} and {@link FilmSlot}. */
export interface FilmViewProps {
  scene: Scene
  /** Called with the film's time in seconds. */
  onTimeChange: (seconds: number) => void
}

/** The picture of a step without a film; undefined where it has none. */
function stillOf({ current }: Scene): string | undefined {
  const path = current?.step.ImagePath
  return path ? pictureUrl(path, STEP_PICTURE.width) : undefined
}

/** What there is to see of the current step. */
export function filmKindOf({ current, film, ...scene }: Scene): CookFilmKind {
  if (current?.isFilmed && film) return 'yes'
  return stillOf({ current, film, ...scene }) ? 'still' : 'none'
}

/** Connects the media keys while the film of a step is shown. */
function useFilmKeys({ session, current, isPlaying, setPlaying, goOn, goBack }: Scene): void {
  const isWatched = current?.isFilmed === true && session.moment === 'watch'
  useMediaKeys(
    isWatched
      ? {
          recipe: session.recipeName,
          chapter: current.title,
          picture: current.picture.src,
          isPlaying,
          play: () => setPlaying(true),
          pause: () => setPlaying(false),
          next: goOn,
          previous: goBack,
        }
      : null,
  )
}

/** The film of a step, which plays once and holds its last frame; else the picture of the step. */
export function FilmView({ scene, onTimeChange }: FilmViewProps) {
  const { current, film, session, isPlaying, setPlaying, act, goOn, play } = scene
  const { step, stepCount: total, moment } = session
  const [{ elbow }] = useKitchenPreferences()
  useFilmKeys(scene)
  if (!film || !current?.isFilmed) {
    return <CookFilm still={stillOf(scene) ?? null} step={step} total={total} />
  }
  const { src, poster, steps, captions, musicSrc, tolerance, loadImage } = film
  const preferences = film.preferences ?? DEFAULT_PREFERENCES
  const { autoStop } = preferences
  const playsOn = !autoStop && scene.next?.isFilmed === true
  const press = () => {
    // The whole stage is Back and Next then.
    if (elbow) return
    if (moment === 'do') goOn()
    else if (isPlaying) setPlaying(false)
    else play()
  }
  return (
    <CookFilm
      ambient={current.picture.src}
      step={step}
      total={total}
      onPlay={moment === 'do' || isPlaying ? undefined : play}
    >
      <FilmOfStep
        {...{ src, poster, steps, captions, musicSrc, tolerance, loadImage, preferences }}
        number={step}
        isPlaying={isPlaying}
        isHeld={moment === 'do'}
        onPlayingChange={(plays) => {
          setPlaying(plays)
          // Without stops the cook pauses the film to read.
          if (!plays && !autoStop && !playsOn) act({ kind: 'finishMoment' })
        }}
        onEnd={() => {
          if (playsOn) goOn()
          else act({ kind: 'finishMoment' })
        }}
        onFail={() => act({ kind: 'finishMoment' })}
        onPress={press}
        onTimeChange={onTimeChange}
      />
    </CookFilm>
  )
}

/** Below the film: all steps while it waits, its progress while it plays. */
export function FilmSlot({ scene, seconds }: { scene: Scene; seconds: number }) {
  const { steps, film, session, choose } = scene
  const { step, moment } = session
  const shown = { steps, current: step, onSelect: choose }
  const filmed = film?.steps.find(({ number }) => number === step)
  if (moment !== 'watch' || !filmed) return <CookStrip {...shown} />
  const passed = (seconds - filmed.start) / (filmed.stop - filmed.start)
  return <CookSegments {...shown} passed={Math.min(Math.max(passed, 0), 1)} />
}
