import { useImperativeHandle } from 'react'
import type { FarWordsProps } from '#design-system/kitchen/step.types.ts'
import { StepDigit } from '#design-system/kitchen/cook-number.tsx'
import { useFit } from '#design-system/kitchen/use-fit.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** A step to be read from two metres: its number, one line, its amounts. */
export function FarWords({ step, total, line, amounts, className, ref, ...props }: FarWordsProps) {
  const { cook } = useMessages()
  const { words, text } = useFit<HTMLElement, HTMLParagraphElement>(line)
  useImperativeHandle(ref, () => words.current as HTMLElement)
  return (
    <section
      ref={words}
      data-slot="far-words"
      aria-label={`${cook.now}: ${cook.position(step, total)}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari does not focus scrolling boxes
      tabIndex={0}
      className={cn('far-words', className)}
      {...props}
    >
      <StepDigit step={step} total={total} />
      <p ref={text} className="far-line">
        {line}
      </p>
      {amounts.length > 0 && (
        <ul className="far-amounts">
          {amounts.map(({ id, amount, name }) => (
            <li key={id}>
              {amount && <b>{amount}</b>} {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
