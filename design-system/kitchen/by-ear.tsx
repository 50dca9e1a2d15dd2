import type { CSSProperties } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { Ear, Film, Volume2 } from '#design-system/icon/lucide.ts'
import type {
  ByEarDescriptionProps,
  ByEarNoteProps,
  ByEarStartProps,
  ByEarWayProps,
} from '#design-system/kitchen/by-ear.types.ts'
import { cn } from '#design-system/lib/cn.ts'

/** Where a step by ear is: below the picture, equally high as the strip of steps. */
export function ByEarWay({
  label,
  stations,
  current,
  passed,
  again,
  onAgain,
  className,
  ...props
}: ByEarWayProps) {
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
export function ByEarNote({ className, children, ...props }: ByEarNoteProps) {
  return (
    <p data-slot="ear-note" className={cn('ear-note', className)} {...props}>
      <Icon of={Ear} />
      <span>{children}</span>
    </p>
  )
}

/** Starts cooking by ear: in the place of Back before step 1. */
export function ByEarStart({ className, children, ...props }: ByEarStartProps) {
  return (
    <button type="button" data-slot="ear-start" className={cn('ear-start', className)} {...props}>
      <Icon of={Ear} />
      <span>{children}</span>
    </button>
  )
}

/** What the film showed, between the text of the step and its sign. */
export function ByEarDescription({
  label,
  lit = false,
  className,
  children,
  ...props
}: ByEarDescriptionProps) {
  return (
    <p
      data-slot="ear-description"
      aria-current={lit || undefined}
      className={cn('ear-description', className)}
      {...props}
    >
      <b>
        <Icon of={lit ? Volume2 : Film} size="s" />
        {label}
      </b>
      {children}
    </p>
  )
}
