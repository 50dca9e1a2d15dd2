import type { ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Plate } from '#design-system/empty-state/plate.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { CalendarDays, CookingPot, Copy, Plus, ShoppingBasket } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

const LINES = [
  { name: 'one', icon: CalendarDays },
  { name: 'two', icon: ShoppingBasket },
  { name: 'three', icon: CookingPot },
] as const

/** Props of {@link WeekEmpty}. */
export interface WeekEmptyProps {
  isThisWeek: boolean
  onPlan: () => void
  onCopy: () => void
  /** Recipes to begin with. */
  children: ReactNode
}

/** A week without a meal: how to begin, and three lines that teach. */
export function WeekEmpty({ isThisWeek, onPlan, onCopy, children }: WeekEmptyProps) {
  const { t } = useWords()
  return (
    <>
      <section className="week-empty">
        <Plate art="crumbs" className="week-empty-plate" />
        <h2 className="text-heading">{t('week.empty.title')}</h2>
        <p>{t('week.empty.text')}</p>
        <div className="week-words">
          <Button variant="primary" icon={Plus} onClick={onPlan}>
            {t(isThisWeek ? 'week.empty.tonight' : 'week.empty.plan')}
          </Button>
          <Button icon={Copy} onClick={onCopy}>
            {t('week.copy.title')}
          </Button>
        </div>
        <ol className="week-teach">
          {LINES.map(({ name, icon }) => (
            <li key={name}>
              <span className="week-plate" aria-hidden="true">
                <Icon of={icon} />
              </span>
              <b>{t(`week.empty.${name}.title`)}</b>
              <span>{t(`week.empty.${name}.text`)}</span>
            </li>
          ))}
        </ol>
      </section>
      <div className="week-side" data-empty>
        {children}
      </div>
    </>
  )
}
