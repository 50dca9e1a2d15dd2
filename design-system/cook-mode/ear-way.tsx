import type { CSSProperties } from 'react'
import type { EarNoteProps, EarWayProps } from '#design-system/cook-mode/ear.types.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Ear, Volume2 } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'

/** Where a step by ear is: below the picture, equally high as the strip of steps. */
export function EarWay({
  label,
  stations,
  current,
  passed,
  again,
  onAgain,
  className,
  ...props
}: EarWayProps) {
  return (
    <div data-slot="ear-way" className={cn('ear-way', className)} {...props}>
      <ol aria-label={label}>
        {stations.map(({ id, name }, index) => (
          <li
            key={id}
            data-done={index < current || undefined}
            aria-current={index === current ? 'step' : undefined}
            style={{ '--passed': passed } as CSSProperties}
          >
            <span>{name}</span>
          </li>
        ))}
      </ol>
      <button type="button" aria-keyshortcuts="R" onClick={onAgain} className="ear-again">
        <Icon of={Volume2} />
        {again}
      </button>
    </div>
  )
}

/** A fact about the voice, such as that a screen reader reads. */
export function EarNote({ className, children, ...props }: EarNoteProps) {
  return (
    <p data-slot="ear-note" className={cn('ear-note', className)} {...props}>
      <Icon of={Ear} />
      <span>{children}</span>
    </p>
  )
}
