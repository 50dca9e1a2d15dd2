import {
  CookFilm,
  CookSegments,
  CookStrip,
  type CookFilmKind,
} from '#design-system/kitchen/index.ts'
import { DEFAULT_PREFERENCES } from '#design-system/sequence-player/index.ts'
import type { ByEarView } from '#app/features/by-ear/index.ts'
import { FilmOfStep } from '#app/features/film/index.ts'
import { useKitchenPreferences, useMediaKeys } from '#app/features/kitchen/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { STEP_PICTURE } from '#app/lib/media/sizes.ts'
import { LateByEarSlot } from './late.ts'
import type { Scene } from './use-scene.ts'

/** Props of {@link FilmView}. */
export interface FilmViewProps {
  scene: Scene
  /** Cooking by ear, while Simmer reads aloud. */
  ear: ByEarView | undefined
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

/** Connects the media keys while the film of a step is shown, by ear at all times. */
function useFilmKeys(scene: Scene, ear: ByEarView | undefined): void {
  const { session, current, isPlaying, setPlaying, goOn, goBack } = scene
  const isWatched = current?.isFilmed === true && session.moment === 'watch'
  const acts = ear
    ? {
        isPlaying: ear.isBusy && !ear.isPaused,
        play: ear.togglePause,
        pause: ear.togglePause,
        next: ear.next,
        previous: ear.previous,
      }
    : {
        isPlaying,
        play: () => setPlaying(true),
        pause: () => setPlaying(false),
        next: goOn,
        previous: goBack,
      }
  useMediaKeys(
    current && (isWatched || ear)
      ? {
          recipe: session.recipeName,
          chapter: current.title,
          picture: current.picture.src,
          ...acts,
        }
      : null,
  )
}

/** The film of a step, which plays once and holds its last frame; else the picture of the step. */
export function FilmView({ scene, ear, onTimeChange }: FilmViewProps) {
  const { current, film, session, isPlaying, setPlaying, act, goOn, play } = scene
  const { step, stepCount: total, moment } = session
  const [{ elbow }] = useKitchenPreferences()
  useFilmKeys(scene, ear)
  if (!film || !current?.isFilmed) {
    return <CookFilm still={stillOf(scene) ?? null} step={step} total={total} />
  }
  const { src, poster, steps, captions, musicSrc, tolerance, loadImage } = film
  const chosen = film.preferences ?? DEFAULT_PREFERENCES
  // By ear every film stops, and no music plays beside the voice.
  const preferences = ear ? { ...chosen, music: false } : chosen
  const autoStop = chosen.autoStop || ear !== undefined
  // By ear the text is read first, beside a picture without a caption of its own.
  const isHeld = moment === 'do' || (ear !== undefined && moment === 'ready')
  const playsOn = !autoStop && scene.next?.isFilmed === true
  const press = () => {
    // The whole stage is Back and Next then.
    if (elbow) return
    if (ear) ear.togglePause()
    else if (moment === 'do') goOn()
    else if (isPlaying) setPlaying(false)
    else play()
  }
  return (
    <CookFilm
      ambient={current.picture.src}
      step={step}
      total={total}
      onPlay={moment === 'do' || isPlaying || ear ? undefined : play}
    >
      <FilmOfStep
        {...{ src, poster, steps, captions, musicSrc, tolerance, loadImage, preferences }}
        number={step}
        isPlaying={isPlaying}
        isHeld={isHeld}
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
        onClick={press}
        onTimeChange={onTimeChange}
      />
    </CookFilm>
  )
}

/** Below the film: all steps while it waits, its progress while it plays. */
export function FilmSlot({
  scene,
  ear,
  seconds,
}: {
  scene: Scene
  ear: ByEarView | undefined
  seconds: number
}) {
  const { steps, film, session, choose } = scene
  const { step, moment } = session
  const shown = { steps, current: step, onSelect: choose }
  const filmed = film?.steps.find(({ number }) => number === step)
  const played = filmed ? (seconds - filmed.start) / (filmed.stop - filmed.start) : 0
  const passed = Math.min(Math.max(played, 0), 1)
  if (ear) return <LateByEarSlot view={ear} filmPassed={passed} />
  if (moment !== 'watch' || !filmed) return <CookStrip {...shown} />
  return <CookSegments {...shown} passed={passed} />
}
