import { useRef } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { Play, RotateCcw } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { FilmTrack } from '#design-system/sequence-player/film-track.tsx'
import type { FilmStep } from '#design-system/sequence-player/film.ts'
import type { PlayerMachine } from '#design-system/sequence-player/player-machine.ts'
import { usePlayerParts } from '#design-system/sequence-player/player-context.ts'
import { usePicture } from '#design-system/sequence-player/use-picture.ts'
import { withoutTags } from '#design-system/sequence-player/marked-text.ts'

const chapters = (steps: readonly FilmStep[]) =>
  steps.map(({ start, stop, line }) => ({ start, stop, text: line }))

/** Props of {@link Stage}. */
export interface StageProps {
  src: string | null
  poster: string | null
  /** Ref of the `<video>`. */
  attach: PlayerMachine['attach']
  /** Whether a menu is open over the film: a press on the film then only closes it. */
  covered: boolean
  /** Layout only. */
  className: string
}

/**
 * The film, never cropped, with its captions. A press anywhere on it plays or pauses (wet hands).
 */
export function Stage({ src, poster, attach, covered, className }: StageProps) {
  const { state, send, steps, captions, preferences, fullscreen, loadImage } = usePlayerParts()
  const { player: words } = useMessages()
  const wasCovered = useRef(false)
  const thumb = usePicture(steps[state.step]?.thumbSrc ?? null, loadImage)
  const still = (state.step === 0 ? poster : null) ?? thumb
  const plain = steps.length === 0
  // The browser renders the captions of a plain film.
  const caption = preferences.captions && !plain ? captions[state.caption] : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the buttons below do the same
    <div
      data-slot="player-stage"
      onPointerDown={() => {
        wasCovered.current = covered
      }}
      onClick={() => {
        if (!plain && !wasCovered.current) send({ type: 'toggle' })
      }}
      className={cn(
        'relative grid touch-manipulation place-items-center overflow-hidden bg-black',
        !plain && 'cursor-pointer',
        className,
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
            cues={captions}
            label={words.captions}
            drawn={preferences.captions && (plain || fullscreen.native)}
          />
        )}
        {!plain && (
          <FilmTrack kind="chapters" cues={chapters(steps)} label={words.steps} drawn={false} />
        )}
        {words.unsupported}
      </video>
      {!state.started && !plain && still && (
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
            className="rounded-chip bg-stage/85 box-decoration-clone px-[0.5em] py-[0.18em] font-cook text-film leading-[1.5] text-on-stage forced-colors:bg-[Canvas]"
          >
            {withoutTags(caption.text)}
          </span>
        </p>
      )}
      <Sign />
      <Foot />
    </div>
  )
}

/** The spinner or play icon in the middle of the film. */
function Sign() {
  const { state, steps, awaited } = usePlayerParts()
  if (steps.length === 0) return null
  if (state.playback === 'loading' || state.waiting) {
    return (
      <span className="relative grid size-20 place-items-center rounded-full bg-stage/80 text-[2rem]">
        <Spinner />
      </span>
    )
  }
  const ended = state.playback === 'ended'
  if ((state.playback !== 'paused' && !ended) || awaited !== null) return null
  return (
    <span
      aria-hidden="true"
      className="relative grid size-20 place-items-center rounded-full bg-flame text-on-flame shadow-plate forced-colors:border-[3px] forced-colors:border-[ButtonText]"
    >
      <Icon of={ended ? RotateCcw : Play} fill={!ended} size="xl" />
    </span>
  )
}

/** The progress of the film on a landscape phone, where the bar is hidden. */
function Foot() {
  const { state, steps } = usePlayerParts()
  return (
    <div
      dir="ltr"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 hidden gap-[3px] player-low:flex"
    >
      {steps.map(({ number }, index) => (
        <span
          key={number}
          data-on={index <= state.step || undefined}
          className="h-[5px] flex-1 bg-on-stage/40 data-on:bg-flame forced-colors:border forced-colors:border-[CanvasText] forced-colors:data-on:forced-color-adjust-none forced-colors:data-on:bg-[Highlight]"
        />
      ))}
    </div>
  )
}
