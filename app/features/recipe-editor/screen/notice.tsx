import type { ReactNode } from 'react'

/** Props of {@link Notice}. */
export interface NoticeProps {
  text: string
  isBad?: boolean
  children?: ReactNode
}

/** A line below the bar. */
export function Notice({ text, isBad, children }: NoticeProps) {
  return (
    <div data-bad={isBad || undefined} className="wr-bar wr-notice">
      <span>{text}</span>
      {children}
    </div>
  )
}
