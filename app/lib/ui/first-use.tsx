import type { ReactNode } from 'react'
import { Plate } from '#design-system/empty-state/plate.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { ChevronRight } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import './first-use.css'

/** A way to begin. */
export interface FirstWay {
  icon: IconDrawing
  href: string
  title: string
  text: string
}

/** Props of {@link FirstUse}. */
export interface FirstUseProps {
  /** The heading. */
  title: ReactNode
  text: string
  /** Stands below the text. */
  children?: ReactNode
  /** The first one stands out. */
  ways: readonly FirstWay[]
}

/** Ways to begin, each a row, beside what they are for. */
export function FirstUse({ title, text, children, ways }: FirstUseProps) {
  return (
    <div className="first-use">
      <div>
        <Plate />
        {title}
        <p className="first-lede">{text}</p>
        {children}
      </div>
      <ul className="first-ways">
        {ways.map((way) => (
          <li key={way.title}>
            <Link href={way.href}>
              <span className="first-way-icon">
                <Icon of={way.icon} />
              </span>
              <span>
                <b>{way.title}</b>
                <small>{way.text}</small>
              </span>
              <Icon of={ChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
