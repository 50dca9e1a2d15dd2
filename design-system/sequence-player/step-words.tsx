import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'
import type { FilmStep } from '#design-system/sequence-player/film.ts'
import { MarkedWords } from '#design-system/sequence-player/marked-words.tsx'
import { Scroller } from '#design-system/sequence-player/scroller.tsx'
import { usePlayerParts } from '#design-system/sequence-player/player-context.ts'
import type { UnfilmedStep } from '#design-system/sequence-player/player.types.ts'

/** "3 / 6", large. Hidden from screen readers: the text beside it includes it. */
export function StepNumber({ step }: { step: FilmStep }) {
  const { total } = usePlayerParts()
  return (
    <p
      aria-hidden="true"
      className="text-[clamp(2.5rem,2rem+2vw,4rem)] leading-[0.9] font-bold tracking-[-0.05em] player-low:text-[2.25rem] player-short:text-[2rem] player-tall:@min-[37.5rem]/player:text-[5.5rem]"
    >
      {step.number}
      <small className="text-[0.4em] font-medium tracking-[0]">{` / ${total}`}</small>
    </p>
  )
}

/** The ingredients to have ready for a step, if any. */
export function ReadyList({ step, className }: { step: FilmStep; className?: string }) {
  const { player } = useMessages()
  if (step.ready.length === 0) return null
  return (
    <p className={cn('mt-1.5 flex flex-wrap gap-x-4', className)}>
      {player.ready}
      {step.ready.map((item) => (
        <span key={item} className="font-semibold">
          {item}
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

/** What is left to read when the film has ended. */
export function LastSteps({ className }: { className: string }) {
  const { steps, state } = usePlayerParts()
  const { player } = useMessages()
  const left = steps[state.step]?.after ?? []
  const [first] = left
  if (!first) return null
  return (
    <Scroller
      data-slot="last-steps"
      label={player.unfilmed(first.number)}
      className={cn('grid gap-3 bg-flame px-6 py-4 text-on-flame scheme-light', className)}
    >
      <Unfilmed steps={left} />
    </Scroller>
  )
}

/** The whole text of the current step, shown where there is room below the film, on a phone. */
export function StepText() {
  const { steps, total, state } = usePlayerParts()
  const { player } = useMessages()
  const step = steps[state.step]
  if (!step) return null
  return (
    <Scroller
      data-slot="step-text"
      label={player.position(step.number, total)}
      className="row-start-3 hidden px-4 py-5 player-tall:block player-tall:@min-[37.5rem]/player:p-8"
    >
      <p className="font-cook text-[clamp(1.375rem,1rem+1.8vw,2rem)] leading-[1.4]">
        <MarkedWords text={step.text} />
      </p>
    </Scroller>
  )
}
