import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { CalendarSync, Copy, Keyboard, Printer } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link WeekTools}. */
export interface WeekToolsProps {
  onCopy: () => void
  onCalendar: () => void
  onPrint: () => void
  onKeys: () => void
}

/** What can be done with the week as a whole. */
export function WeekTools({ onCopy, onCalendar, onPrint, onKeys }: WeekToolsProps) {
  const { t } = useWords()
  return (
    <section aria-labelledby="week-tools">
      <h2 id="week-tools">{t('week.side')}</h2>
      <ul className="week-tools">
        <Tool icon={Copy} label={t('week.copy.title')} onClick={onCopy} />
        <Tool icon={CalendarSync} label={t('week.calendar.title')} onClick={onCalendar} />
        <Tool icon={Printer} label={t('week.print')} onClick={onPrint} />
        <Tool icon={Keyboard} label={t('week.keys.title')} onClick={onKeys} />
      </ul>
    </section>
  )
}

interface ToolProps {
  icon: IconDrawing
  label: string
  onClick: () => void
}

function Tool({ icon, label, onClick }: ToolProps) {
  return (
    <li>
      <button type="button" onClick={onClick}>
        <Icon of={icon} />
        {label}
      </button>
    </li>
  )
}
