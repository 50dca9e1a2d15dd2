import { useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react'
import type { ShownState } from './shown-states.ts'

/** A theme that the sheet shows. */
export type Theme = 'light' | 'dark'

const THEMES: Theme[] = ['light', 'dark']

/** Props of {@link InBothThemes}. */
export interface InBothThemesProps {
  /** Name of the component. */
  name: string
  /** Its states. */
  content: ComponentType<{ theme: Theme }>
}

/** One component in both themes, side by side. */
export function InBothThemes({ name, content: Content }: InBothThemesProps) {
  return (
    <section aria-label={name} className="grid grid-cols-2">
      {THEMES.map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="min-w-0 bg-ground p-6 text-ink forced-colors:[color-scheme:inherit]"
        >
          <h2 className="mb-5 text-heading">{name}</h2>
          <Content theme={theme} />
        </div>
      ))}
    </section>
  )
}

/** States of a component, as many in a row as fit. */
export function States({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  const columns = wide ? 'grid-cols-1' : 'grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]'
  return <div className={`grid items-start gap-x-8 gap-y-8 ${columns}`}>{children}</div>
}

/** Props of {@link State}. */
export interface StateProps {
  /** Its caption. */
  name: string
  /** A state that normally needs a pointer or the keyboard. */
  shows?: ShownState
  /** Which element shows it, as a selector. @default 'button' */
  on?: string
  /** The component. */
  children: ReactNode
}

/** One state with its caption. */
export function State({ name, shows, on = 'button', children }: StateProps) {
  const figure = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (shows) figure.current?.querySelector(on)?.setAttribute('data-shows', shows)
  }, [shows, on])
  return (
    <figure ref={figure} data-state-name={name} className="m-0 min-w-0">
      <figcaption className="mb-2 text-caption text-ink-soft">{name}</figcaption>
      {children}
    </figure>
  )
}
