import { useRef, type RefObject } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { Eye, RotateCcw } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'
import type { FilmStep } from '#design-system/sequence-player/film.ts'
import { MarkedWords } from '#design-system/sequence-player/marked-words.tsx'
import { Scroller } from '#design-system/sequence-player/scroller.tsx'
import { usePlayerParts } from '#design-system/sequence-player/player-context.ts'
import type { PlayerState } from '#design-system/sequence-player/player.state.ts'
import type { UnfilmedStep } from '#design-system/sequence-player/player.types.ts'
import { useFit } from '#design-system/sequence-player/use-fit.ts'

/** "3 / 6", large. Hidden from screen readers: the text beside it includes it. */
export function StepNumber({ step }: { step: FilmStep }) {
  const { total } = usePlayerParts()
  return (
    <p
      aria-hidden="true"
      className="text-[4.5rem] leading-none font-bold tracking-[-0.05em] whitespace-nowrap player-low:text-[2.25rem] player-tall:text-[2.75rem] player-tall:@min-[37.5rem]/player:text-[5.5rem]"
    >
      {step.number}
      <small className="text-[0.42em] font-medium tracking-normal text-on-stage-soft">{` / ${total}`}</small>
    </p>
  )
}

/** What to have ready for a step, if anything. */
export function ReadyList({ step, className }: { step: FilmStep; className?: string }) {
  const { player } = useMessages()
  if (step.ready.length === 0) return null
  return (
    <p className={cn('mt-1.5 flex flex-wrap gap-x-4', className)}>
      {player.ready}
      {step.ready.map((item) => (
        <span key={item.text}>
          {item.group !== undefined && `${item.group}: `}
          <b className="font-semibold">{item.text}</b>
          {item.note !== undefined && `, ${item.note}`}
        </span>
      ))}
    </p>
  )
}

/** Steps to read, because the film does not show them. */
export function Unfilmed({ steps, className }: UnfilmedProps) {
  const { player } = useMessages()
  return steps?.map(({ number, text }) => (
    <p key={number} className={cn('max-w-[72ch] font-cook', className)}>
      <span className="font-house font-semibold">{player.unfilmed(number)}:</span>{' '}
      <MarkedWords text={text} />
    </p>
  ))
}

interface UnfilmedProps {
  steps: readonly UnfilmedStep[] | undefined
  /** Layout only. */
  className?: string
}

/** The number of the current step, and a button that plays it again. */
export function StepHead() {
  const { steps, state, send, awaited } = usePlayerParts()
  const { player } = useMessages()
  const step = steps[state.step]
  if (!step) return null
  const isBesideFilm = awaited !== null || state.playback === 'ended'
  return (
    <div
      data-slot="step-head"
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-2 pb-3 player-low:px-4 player-low:pb-1 player-tall:px-4 player-tall:pb-0',
        isBesideFilm
          ? 'player-tall:col-start-2 player-tall:row-start-2 player-tall:content-between'
          : 'player-tall:row-start-4',
      )}
    >
      <StepNumber step={step} />
      {isNow(state) && (
        <p aria-hidden="true" className="text-label font-semibold text-on-stage-soft">
          {player.now}
        </p>
      )}
      {state.started && (
        <button
          type="button"
          onClick={() => send({ type: 'again' })}
          className="ms-auto grid min-h-14 min-w-19 px-3 place-items-center content-center gap-0.5 rounded-control border-[1.5px] border-stage-line text-caption font-semibold hover:border-on-stage hover:bg-stage-raised player-low:min-h-11 player-low:grid-flow-col player-low:gap-1.5"
        >
          <Icon of={RotateCcw} />
          {player.again}
        </button>
      )}
    </div>
  )
}

/** Before the film begins there is no step to do, only the next one. */
const isNow = ({ step, started }: PlayerState) => started || step > 0

/**
 * The whole text of the current step, as large as it fits, and its sign of doneness; with the steps
 * to read before the film goes on, which it does not show. No layout hides it.
 */
export function StepText({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const { steps, total, state, awaited } = usePlayerParts()
  const { player } = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const step = steps[state.step]
  const isOver = state.playback === 'ended'
  const next = state.playback === 'pause-line' && awaited !== null ? steps[awaited] : undefined
  useFit(box, frame)
  if (!step) return null
  const label = isNow(state) ? player.nowAt : player.position
  return (
    <Scroller
      ref={box}
      data-slot="step-text"
      label={label(step.number, total)}
      className="@container min-h-0 flex-1 border-stage-line data-more:border-b-2 player-low:px-4 player-tall:col-span-full player-tall:row-start-5 player-tall:px-4 player-tall:py-3 player-tiny:overflow-visible player-tiny:px-4 player-tiny:pb-3"
    >
      <div className="grid gap-[0.6em] pb-1 font-cook text-[length:max(1.5rem,calc(clamp(1.5rem,0.9rem+4.6cqi,2.5rem)*var(--fit,1)))] leading-[1.38] player-tiny:text-[1.5rem]">
        {!state.started && <Unfilmed steps={step.before} />}
        <p className="max-w-[36ch] text-pretty">
          <MarkedWords text={step.text} />
        </p>
        {step.until !== undefined && (
          <p
            data-slot="until"
            className="sticky bottom-0 grid grid-cols-[auto_minmax(0,1fr)] items-start gap-[0.5em] bg-stage bg-[linear-gradient(to_right,var(--color-on-stage)_0_3px,transparent_3px_6px,var(--color-on-stage)_6px_7px)] bg-[length:7px_100%] bg-no-repeat py-0.5 ps-5 text-[1.06em] leading-tight font-semibold text-balance player-tiny:static rtl:bg-[position:100%_0] forced-colors:border-s-4 forced-colors:border-double forced-colors:border-[CanvasText]"
          >
            <Icon of={Eye} className="mt-[0.1em] size-[1.1em]" />
            {player.until(step.until)}
          </p>
        )}
        <Unfilmed steps={next?.before} />
        {isOver && <Unfilmed steps={step.after} />}
      </div>
    </Scroller>
  )
}
