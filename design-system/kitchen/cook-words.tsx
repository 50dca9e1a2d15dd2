import { useImperativeHandle, type ReactNode } from 'react'
import type { CookRun } from '#design-system/kitchen/kitchen.types.ts'
import type { CookWordsProps, SpokenRuns } from '#design-system/kitchen/step.types.ts'
import { DoneSign } from '#design-system/kitchen/done-sign.tsx'
import { useFit } from '#design-system/kitchen/use-fit.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Timer, Volume2 } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Punctuation that a line must not begin with. */
const CLOSING = /^[.,;:!?)\]…]+/u

/**
 * The whole text of a step, never hidden by a layout, in the largest size that fits. Amounts are
 * bold; durations are buttons that look like the text. The sign of doneness stays in view.
 */
export function CookWords({
  step,
  total,
  runs,
  sign,
  onDuration,
  spoken,
  description,
  className,
  ref,
  ...props
}: CookWordsProps) {
  const { cook } = useMessages()
  const { words, text } = useFit<HTMLElement, HTMLParagraphElement>(
    // States of durations change no size.
    runs.map((run) => run.text).join('|') + String(sign) + String(Boolean(description)),
  )
  useImperativeHandle(ref, () => words.current as HTMLElement)
  const write = (part: readonly CookRun[]) =>
    part.map((run, index) => (
      <Run
        // A duration of another step is another button: it has neither the focus nor a press of this one.
        // oxlint-disable-next-line react/no-array-index-key -- the runs of a text are never reordered
        key={`${step} ${index}`}
        run={run}
        after={part[index + 1]}
        isJoined={part[index - 1]?.kind === 'duration'}
        onDuration={onDuration}
      />
    ))
  return (
    <section
      ref={words}
      data-slot="cook-words"
      aria-label={`${cook.now}: ${cook.position(step, total)}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari does not focus scrolling boxes
      tabIndex={0}
      className={cn('cook-words', className)}
      {...props}
    >
      <p ref={text} className="cook-text">
        {spoken ? <SpokenText {...spoken} write={write} /> : write(runs)}
      </p>
      {description}
      {sign !== undefined && <DoneSign>{cook.until(sign)}</DoneSign>}
    </section>
  )
}

/** A text in sentences; a press on one reads it. The keys do the same (Say again). */
function SpokenText({
  sentences,
  lit,
  onSay,
  write,
}: SpokenRuns & { write: (part: readonly CookRun[]) => ReactNode }) {
  return sentences.map((part, index) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a short way for fingers
    <span
      // oxlint-disable-next-line react/no-array-index-key -- the sentences of a text are never reordered
      key={index}
      data-resting={lit !== undefined && index !== lit ? '' : undefined}
      aria-current={index === lit || undefined}
      onClick={(event) => {
        // Durations keep their own press.
        if (!(event.target as Element).closest('button')) onSay(index)
      }}
      className="ear-sentence"
    >
      {index === lit && <Icon of={Volume2} />}
      {write(part)}
    </span>
  ))
}

interface RunProps {
  run: CookRun
  after: CookRun | undefined
  /** The punctuation at its beginning stands with the duration before it. */
  isJoined: boolean
  onDuration: (id: string) => void
}

function Run({ run, after, isJoined, onDuration }: RunProps) {
  const { timer } = useMessages().cook
  if (run.kind === 'amount') return <b>{run.text}</b>
  if (run.kind === 'text') return isJoined ? run.text.replace(CLOSING, '') : run.text
  const punctuation = after?.kind === 'text' ? CLOSING.exec(after.text)?.[0] : undefined
  const isRunning = run.state === 'running'
  return (
    <span className="cook-joined">
      <button
        type="button"
        data-slot="cook-duration"
        data-state={run.state}
        aria-label={isRunning ? timer.openFor(run.text) : timer.startFor(run.text)}
        onClick={() => onDuration(run.id)}
        className="cook-duration"
      >
        <Icon of={Timer} />
        {run.text}
      </button>
      {punctuation}
    </span>
  )
}
