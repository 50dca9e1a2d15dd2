import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link StudioBar}. */
export interface StudioBarProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** Name of the recipe. */
  title: string
  /** Whether what is done is saved. */
  line: ReactNode
  /** `StudioPlaces`, and buttons. */
  children?: ReactNode
}

/** The bar of the stage: recipe, the five places, close. */
export function StudioBar({ title, line, className, children, ...props }: StudioBarProps) {
  return (
    <header data-slot="studio-bar" className={cn('stage-bar', className)} {...props}>
      <div className="stage-title">
        <h1>{title}</h1>
        <p>{line}</p>
      </div>
      {children}
    </header>
  )
}

/** A place of the studio. */
export interface StudioPlace<Key extends string = string> {
  /** Passed to `onGo`. */
  key: Key
  name: string
  /** What is to be done there is done: a tick. */
  isDone?: boolean
}

/** Props of {@link StudioPlaces}. */
export interface StudioPlacesProps<Key extends string> extends Omit<
  ComponentProps<'nav'>,
  'children'
> {
  /** "Parts of the studio". */
  label: string
  places: readonly StudioPlace<Key>[]
  /** Key of the place that is open. @selector [aria-current] */
  current: Key
  /** Said of a place that is done: "done". */
  doneWord: string
  onGo: (place: Key) => void
}

/** The places of the studio, shown where the stage is wide. */
export function StudioPlaces<Key extends string>({
  label,
  places,
  current,
  doneWord,
  onGo,
  className,
  ...props
}: StudioPlacesProps<Key>) {
  return (
    <nav
      data-slot="studio-places"
      aria-label={label}
      className={cn('stage-places', className)}
      {...props}
    >
      {places.map(({ key, name, isDone }) => (
        <button
          key={key}
          type="button"
          aria-current={key === current ? 'page' : undefined}
          onClick={() => onGo(key)}
        >
          {isDone && <Icon of={Check} size="s" />}
          {name}
          {isDone && <span className="sr-only">, {doneWord}</span>}
        </button>
      ))}
    </nav>
  )
}
