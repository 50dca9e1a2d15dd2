import type { ReactNode } from 'react'
import { PartTiles, type PartTile } from './part-tiles.tsx'

/** Props of {@link Panel}. */
export interface PanelProps {
  /** Which of the two works it is, and where. */
  where: string
  title: string
  text: string
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
        <p>{text}</p>
      </div>
      <PartTiles tiles={tiles} />
      <div className="studio-acts">{children}</div>
    </section>
  )
}

/** What is good to know while something goes on. */
export function GoodToKnow({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="studio-rimmed">
      <h2 className="text-subheading">{title}</h2>
      <ul className="studio-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
