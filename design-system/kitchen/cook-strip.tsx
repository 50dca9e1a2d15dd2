import { useEffect, useImperativeHandle, useRef } from 'react'
import type { CookStripProps } from '#design-system/kitchen/kitchen.types.ts'
import { StepPicture } from '#design-system/kitchen/pan.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** All steps as pictures with numbers, scrolled to the current one. Choosing one opens it. */
export function CookStrip({ steps, current, onSelect, className, ref, ...props }: CookStripProps) {
  const { cook } = useMessages()
  const list = useRef<HTMLOListElement>(null)
  useImperativeHandle(ref, () => list.current as HTMLOListElement)
  useEffect(() => {
    const item = list.current?.children[current - 1]
    // Not scrollIntoView: that would scroll the page as well.
    if (list.current && item instanceof HTMLElement) {
      list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.clientWidth) / 2
    }
  }, [current])
  return (
    // Left to right in both directions of writing, as the film's progress and the arrow keys.
    <ol
      ref={list}
      dir="ltr"
      data-slot="cook-strip"
      aria-label={cook.allSteps}
      className={cn('cook-strip', className)}
      {...props}
    >
      {steps.map(({ number, title, picture, isDone }) => (
        <li key={number}>
          <button
            type="button"
            data-done={isDone || undefined}
            aria-current={number === current ? 'step' : undefined}
            onClick={() => onSelect(number)}
          >
            <span className="sr-only">{cook.step(number, steps.length, title)}</span>
            <StepPicture picture={picture} />
            <span className="cook-strip-mark" />
            <span aria-hidden="true" className="cook-strip-words">
              <b>
                {number}/{steps.length}
              </b>
              <span> {title}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
