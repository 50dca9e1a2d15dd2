import { Link } from '#design-system/link/link.tsx'
import { TAB } from '#design-system/nav-tabs/nav-tabs.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import './page-tabs.css'

/** One link of {@link PageTabs}. */
export interface PageTab {
  href: string
  label: string
  /** How many there are, where that is known. */
  count?: number | undefined
  isCurrent: boolean
}

/** Props of {@link PageTabs}. */
export interface PageTabsProps {
  /** Name of the navigation. */
  label: string
  tabs: readonly PageTab[]
}

/** The parts of a page as links, each with its count. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const { formatNumber } = useWords()
  return (
    <nav aria-label={label} className="page-tabs">
      {tabs.map(({ href, label: text, count, isCurrent }) => (
        <Link key={href} href={href} aria-current={isCurrent ? 'page' : undefined} className={TAB}>
          {text} {count !== undefined && <small>{formatNumber(count)}</small>}
        </Link>
      ))}
    </nav>
  )
}
