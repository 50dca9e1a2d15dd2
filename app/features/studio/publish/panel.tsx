import type { MouseEvent, ReactNode } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { PartTiles, type PartTile } from './part-tiles.tsx'

/** Props of {@link WorkHead}. */
export interface WorkHeadProps {
  title: string
  text?: string | undefined
  /** Whether it is what the page is about. A film that is there comes before it. */
  isMain: boolean
}

/** What is so with a film that is made or sent. */
export function WorkHead({ title, text, isMain }: WorkHeadProps) {
  return (
    <header className="studio-head" data-main={isMain || undefined}>
      {isMain ? <h1 className="text-title">{title}</h1> : <h2 className="text-heading">{title}</h2>}
      {text !== undefined && <p>{text}</p>}
    </header>
  )
}

/** The second press of a double click is for a button that is not there any more: another one has taken its place. */
const once = (event: MouseEvent) => {
  if (event.detail > 1) event.stopPropagation()
}

/** Props of {@link Panel}. */
export interface PanelProps {
  /** Which of the two works it is, and where. */
  where: string
  title: string
  text?: string | undefined
  tiles: readonly PartTile[]
  /** Buttons. */
  children: ReactNode
}

/** What is being made or sent: a slice of the stage, dark in both themes. */
export function Panel({ where, title, text, tiles, children }: PanelProps) {
  return (
    <section className="studio-panel" data-theme="dark">
      <div>
        <p className="studio-where">{where}</p>
        <h2>{title}</h2>
        {text !== undefined && <p>{text}</p>}
      </div>
      <PartTiles tiles={tiles} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- presses of buttons inside */}
      <div className="studio-acts" onClickCapture={once}>
        {children}
      </div>
    </section>
  )
}

/** Props of {@link GoodToKnow}. */
export interface GoodToKnowProps {
  title: string
  lines: readonly (readonly [IconDrawing, string])[]
}

/** What is good to know while something goes on. */
export function GoodToKnow({ title, lines }: GoodToKnowProps) {
  return (
    <section className="studio-rimmed">
      <h2 className="text-subheading">{title}</h2>
      <ul className="studio-lines">
        {lines.map(([icon, line]) => (
          <li key={line}>
            <Icon of={icon} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
