import type { ReactNode } from 'react'
import { Check, CircleAlert, CircleDashed } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HostOverview, HostWarning } from '#contract/host/overview.ts'

const SIGNS = { well: Check, look: CircleAlert, off: CircleDashed } as const

/** Props of {@link FactRow}. */
export interface FactRowProps {
  name: string
  /** @default `well` */
  state?: keyof typeof SIGNS
  /** The fact, as a sentence. */
  children: ReactNode
  /** A second, quieter line. */
  more?: ReactNode
  /** Where there is more about it. */
  href?: string
  link?: string
  /** In place of the link. */
  end?: ReactNode
}

/** What each row of the overview is made of. */
export interface RowProps {
  overview: HostOverview
  /** Whether one of these warnings holds. */
  stateOf: (...warnings: HostWarning[]) => 'look' | 'well'
}

/** A row of the host's page: a sign, and a sentence. */
export function FactRow({ name, state = 'well', children, more, href, link, end }: FactRowProps) {
  const { t } = useWords()
  return (
    <li data-state={state}>
      <Icon of={SIGNS[state]} />
      <b>{name}</b>
      <span>
        {state === 'look' && <span className="sr-only">{t('host.needsYou')}: </span>}
        {children}
        {more && <small>{more}</small>}
      </span>
      {href && link && <TextLink href={href}>{link}</TextLink>}
      {end}
    </li>
  )
}
