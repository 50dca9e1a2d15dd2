import type { ReactNode } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { BookOpen, Lock } from '#design-system/icon/lucide.ts'
import { NavTabs } from '#design-system/nav-tabs/nav-tabs.tsx'
import { LOG_PATH, thisYear, yearPath } from '#app/features/cooking-log/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link LogHead}. */
export interface LogHeadProps {
  /** Text below the title, beside a lock. */
  line: string
  /** Controls beside the title, such as the search. */
  children?: ReactNode
}

/** The head of the cooking log. Its lock shows that nobody else sees the log. */
export function LogHead({ line, children }: LogHeadProps) {
  const { t } = useWords()
  return (
    <div className="log-top">
      <div>
        <h1 className="text-display">{t('cookingLog.log.title')}</h1>
        <p className="log-lock">
          <Icon of={Lock} size="s" />
          {line}
        </p>
      </div>
      {children}
    </div>
  )
}

/** Tabs for the two views of the cooking log: the list and the year. */
export function LogViews({ isYear }: { isYear: boolean }) {
  const { t } = useWords()
  return (
    <NavTabs
      label={t('cookingLog.log.views')}
      items={[
        { href: LOG_PATH, label: t('cookingLog.log.list'), icon: BookOpen, isCurrent: !isYear },
        {
          href: yearPath(thisYear()),
          label: t('cookingLog.log.year'),
          icon: BookOpen,
          isCurrent: isYear,
        },
      ]}
      className="min-h-12 gap-6 border-b border-line"
    />
  )
}
