import type { ReactNode } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { PenLine } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import './preview-bar.css'

/** Props of {@link PreviewBar}. */
export interface PreviewBarProps {
  title: string
  text: string
  /** The way back to the editor. */
  back: { href: string; text: string }
  /** What can be switched. */
  children: ReactNode
}

/** The bar above the preview of what a member writes. */
export function PreviewBar({ title, text, back, children }: PreviewBarProps) {
  return (
    <aside aria-label={title} className="preview-bar">
      <div>
        <p>
          <b>{title}</b>
          <small>{text}</small>
        </p>
        {children}
        <Link href={back.href} className="preview-back">
          <Icon of={PenLine} size="s" />
          {back.text}
        </Link>
      </div>
    </aside>
  )
}
