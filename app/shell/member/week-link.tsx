import { useLocation } from 'react-router-dom'
import { IconLink } from '#design-system/icon-button/icon-button.tsx'
import { CalendarDays } from '#design-system/icon/lucide.ts'
import { WEEK_PATH } from '#app/lib/dinner-address.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { isCurrentTab } from '../nav-items.ts'

/** Leads to the week. It is marked on the week and on the pages of its dinners, as the tabs are on theirs. */
export function WeekLink() {
  const { t } = useWords()
  const { pathname } = useLocation()
  return (
    <IconLink
      href={WEEK_PATH}
      label={t('shell.week')}
      icon={CalendarDays}
      aria-current={isCurrentTab(WEEK_PATH, pathname) ? 'page' : undefined}
      className="relative aria-[current=page]:rim-under"
    />
  )
}
