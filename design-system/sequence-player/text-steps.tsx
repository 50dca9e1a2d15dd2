import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Film, RotateCcw } from '#design-system/icon/lucide.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { MarkedWords } from '#design-system/sequence-player/marked-words.tsx'
import { Scroller } from '#design-system/sequence-player/scroller.tsx'
import { usePlayerParts } from '#design-system/sequence-player/player-context.ts'
import { ReadyList, StepNumber, Unfilmed } from '#design-system/sequence-player/step-words.tsx'

/** Props of {@link TextSteps}. */
export interface TextStepsProps {
  /** Why there is no film. */
  message: string
  /** Retries loading the film; undefined when that cannot succeed. */
  onRetry: (() => void) | undefined
}

/** The recipe without a film: the reason, then its steps to read and walk through. */
export function TextSteps({ message, onRetry }: TextStepsProps) {
  const { steps, total, state } = usePlayerParts()
  const messages = useMessages()
  const step = steps[state.step]
  return (
    <Scroller
      data-slot="text-steps"
      label={step ? messages.player.position(step.number, total) : message}
      className="px-6 py-4 player-low:py-1 player-tall:px-4"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-picture bg-stage-raised p-4 player-low:py-1 forced-colors:border">
        <Icon of={Film} size="xl" />
        <div className="flex-1">
          <p className="font-semibold">{message}</p>
          {step && <p className="text-label text-on-stage-soft">{messages.player.readInstead}</p>}
        </div>
        {onRetry && (
          <Button icon={RotateCcw} onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        )}
      </div>
      {step && (
        <div className="mx-auto mt-6 grid max-w-[48rem] gap-4 player-low:mt-3 player-low:gap-y-2">
          <Unfilmed steps={step.before} />
          <StepNumber step={step} />
          <p className="font-cook text-film leading-[1.4] player-low:text-[1.125rem]">
            <MarkedWords text={step.text} />
          </p>
          {step.until !== undefined && (
            <p className="font-semibold">{messages.player.until(step.until)}</p>
          )}
          <ReadyList step={step} />
          <Unfilmed steps={step.after} />
        </div>
      )}
    </Scroller>
  )
}
