import { Icon } from '#design-system/icon/icon.tsx'
import { Play } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { MarkedWords } from '#design-system/sequence-player/marked-words.tsx'
import { Scroller } from '#design-system/sequence-player/scroller.tsx'
import { usePlayerParts } from '#design-system/sequence-player/player-context.ts'
import { ReadyList, StepNumber, Unfilmed } from '#design-system/sequence-player/step-words.tsx'

/** Props of {@link PauseLine}. */
export interface PauseLineProps {
  /** Called to continue. */
  onContinue: () => void
  /** Layout only. */
  className: string
}

/**
 * The bar shown while the film waits before a step: the step, its instruction, what to have ready,
 * and a large button (VID-21). It is light in both themes, so its focus ring is the dark one.
 */
export function PauseLine({ onContinue, className }: PauseLineProps) {
  const { steps, total, state, awaited } = usePlayerParts()
  const { player } = useMessages()
  const step = awaited === null ? undefined : steps[awaited]
  if (!step) return null
  return (
    <div
      data-slot="pause-line"
      className={cn(
        'relative grid min-h-0 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 bg-flame px-6 py-4 text-on-flame scheme-light',
        'before:absolute before:inset-x-0 before:-top-[7px] before:h-[7px] before:bg-[linear-gradient(var(--color-flame)_0_1px,transparent_1px_4px,var(--color-flame)_4px)]',
        'player-tall:grid-cols-1 player-tall:grid-rows-[auto_minmax(0,1fr)_auto] player-tall:items-start player-tall:px-4 player-tall:py-5 player-tall:@min-[37.5rem]/player:p-8',
        'player-short:grid-cols-[auto_minmax(0,1fr)] player-short:grid-rows-[minmax(0,1fr)_auto] player-short:gap-x-4 player-short:gap-y-2 player-short:py-3',
        'player-low:absolute player-low:inset-x-0 player-low:bottom-0 player-low:px-4 player-low:py-2.5',
        'forced-colors:border-[3px] forced-colors:border-[Highlight]',
        className,
      )}
    >
      <StepNumber step={step} />
      <Scroller
        label={player.position(step.number, total)}
        className="max-h-[36cqb] min-h-0 self-stretch player-tall:max-h-none"
      >
        <Unfilmed steps={step.before} className="mb-3" />
        <p className="max-w-[46ch] font-cook text-film leading-[1.3] player-low:text-[1.125rem] player-tall:text-[1.625rem] player-short:text-[1.375rem] player-tall:@min-[37.5rem]/player:text-[2.5rem]">
          <MarkedWords text={step.line} />
        </p>
        <ReadyList step={step} className="player-tall:@min-[37.5rem]/player:text-[1.25rem]" />
        {step.text !== step.line && (
          <p className="mt-2 max-w-[72ch] font-cook player-low:hidden player-tall:hidden">
            <MarkedWords text={step.text} />
          </p>
        )}
      </Scroller>
      <button
        type="button"
        data-slot="continue"
        aria-keyshortcuts="Space ArrowRight"
        onClick={onContinue}
        className="inline-flex min-h-16 items-center justify-center gap-3 rounded-control bg-on-flame px-7 text-[1.25rem] font-semibold text-on-danger transition-[background-color] hover:bg-black player-low:min-h-13 player-low:text-[1.0625rem] player-short:col-span-2 player-short:min-h-13 forced-colors:border forced-colors:border-[ButtonText]"
      >
        <Icon of={Play} fill />
        {state.started ? player.continue : player.start}
        <kbd
          aria-hidden="true"
          className="rounded-chip border border-current px-1.5 font-house text-caption font-medium opacity-80 player-low:hidden player-tall:hidden pointer-coarse:hidden"
        >
          {player.space}
        </kbd>
      </button>
    </div>
  )
}
