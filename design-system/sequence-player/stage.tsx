import { useRef } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { Play } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { FilmTrack } from '#design-system/sequence-player/film-track.tsx'
import type { FilmStep } from '#design-system/sequence-player/film.ts'
import type { PlayerMachine } from '#design-system/sequence-player/player-machine.ts'
import type { PlayerState } from '#design-system/sequence-player/player.state.ts'
import type { LoadImage, PlayerCaption } from '#design-system/sequence-player/player.types.ts'
import { usePicture } from '#design-system/sequence-player/use-picture.ts'
import { soundOf, withSounds } from '#design-system/sequence-player/sounds.ts'
import { withoutTags } from '#design-system/sequence-player/marked-text.ts'

/** Props of {@link Stage}. */
export interface StageProps {
  src: string | null
  poster: string | null
  /** The steps; without any the browser's own controls are shown. */
  steps: readonly FilmStep[]
  captions: readonly PlayerCaption[]
  /** Whether to show the captions. */
  showsCaptions: boolean
  /** Whether to show sounds below the captions. */
  showsSounds: boolean
  state: PlayerState
  /** Whether the picture of the step covers the frame that the film stands at. @default false */
  isCovered?: boolean
  /** Whether a press goes on to a step, which is said beside the film. */
  isWaiting: boolean
  loadImage: LoadImage | undefined
  /** Ref of the `<video>`. */
  attach: PlayerMachine['attach']
  /** Whether a menu is open over the film: a press on the film then only closes it. */
  covered?: boolean
  /** Called by a press anywhere on the film. */
  onClick: () => void
  /** Layout only. */
  className: string | undefined
}

const chapters = (steps: readonly FilmStep[]) =>
  steps.map(({ start, stop, line }) => ({ start, stop, text: line }))

/** Whether a picture hides the film, because its current step has not shown a frame yet. */
function hidesFilm({ started, waiting, time, step }: PlayerState, steps: readonly FilmStep[]) {
  return !started || (waiting && time <= (steps[step]?.start ?? 0))
}

/** The film, never cropped, with its captions. All of it is one target (wet hands). */
export function Stage(props: StageProps) {
  const { src, poster, steps, captions, state, attach, covered = false, onClick } = props
  const { player: words } = useMessages()
  const wasCovered = useRef(false)
  const thumb = usePicture(steps[state.step]?.thumbSrc ?? null, props.loadImage)
  const still = (state.step === 0 ? poster : null) ?? thumb
  const plain = steps.length === 0
  // The browser renders the captions of a plain film.
  const caption = props.showsCaptions && !plain ? captions[state.caption] : undefined
  const sound = caption && props.showsSounds ? soundOf(steps[state.step]) : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the buttons below do the same
    <div
      data-slot="player-stage"
      onPointerDown={() => {
        wasCovered.current = covered
      }}
      onClick={() => {
        if (!plain && !wasCovered.current) onClick()
      }}
      className={cn(
        'relative grid touch-manipulation place-items-center overflow-hidden bg-black',
        !plain && 'cursor-pointer',
        props.className,
      )}
    >
      {thumb && (
        <img
          src={thumb}
          alt=""
          className="absolute inset-0 out-of-focus size-full object-cover forced-colors:hidden"
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- FilmTrack adds them */}
      <video
        ref={attach}
        src={src ?? undefined}
        playsInline
        preload="auto"
        controls={plain}
        poster={poster ?? undefined}
        className="absolute inset-0 size-full object-contain"
      >
        {captions.length > 0 && (
          <FilmTrack
            kind="captions"
            cues={props.showsSounds ? withSounds(captions, steps) : captions}
            label={words.captions}
            drawn={props.showsCaptions && plain}
          />
        )}
        {!plain && (
          <FilmTrack kind="chapters" cues={chapters(steps)} label={words.steps} drawn={false} />
        )}
        {words.unsupported}
      </video>
      {!plain && still && (props.isCovered || hidesFilm(state, steps)) && (
        <img
          src={still}
          alt=""
          className="absolute inset-0 size-full bg-transparent object-contain"
        />
      )}
      {caption && (
        <p className="absolute inset-x-4 bottom-6 text-center text-balance player-tall:bottom-3 player-low:bottom-4">
          <span
            data-slot="caption"
            className="rounded-chip bg-stage/85 box-decoration-clone px-[0.5em] py-[0.18em] font-cook text-film leading-[1.5] text-on-stage player-low:text-[1.125rem] forced-colors:bg-[Canvas]"
          >
            {withoutTags(caption.text)}
          </span>
          {sound && state.time >= sound.start && (
            <span className="mt-[0.25em] block text-film leading-[1.5] player-low:text-[1.125rem]">
              <span
                data-slot="sound"
                className="rounded-chip bg-stage/85 box-decoration-clone px-[0.5em] py-[0.18em] text-[0.82em] font-medium text-on-stage forced-colors:bg-[Canvas]"
              >
                {sound.text}
              </span>
            </span>
          )}
        </p>
      )}
      {!plain && <Sign state={state} isWaiting={props.isWaiting} isOverText={!!caption} />}
    </div>
  )
}

interface SignProps extends Pick<StageProps, 'state' | 'isWaiting'> {
  /** Whether a caption is shown: it must stay readable while the film loads. */
  isOverText: boolean
}

/** The spinner or play icon in the middle of the film. */
function Sign({ state, isWaiting, isOverText }: SignProps) {
  const { playback, waiting } = state
  if (playback === 'loading' || waiting) {
    if (isOverText) return null
    return (
      <span className="relative grid size-20 place-items-center rounded-full bg-stage/80 text-[2rem]">
        <Spinner />
      </span>
    )
  }
  if (playback !== 'paused' || isWaiting) return null
  return (
    <span
      aria-hidden="true"
      className="relative grid size-20 place-items-center rounded-full bg-flame text-on-flame shadow-plate forced-colors:border-[3px] forced-colors:border-[ButtonText]"
    >
      <Icon of={Play} fill size="xl" />
    </span>
  )
}
