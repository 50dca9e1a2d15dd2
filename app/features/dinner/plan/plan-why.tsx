import type { ReactNode } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { Info } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { KeptDish } from '#contract/dinner/dinner.ts'
import type { Easier } from '#cooking/dinner/shown/ahead.ts'
import type { InTheWay } from '#cooking/dinner/shown/in-the-way.ts'

/** Props of {@link PlanWhy}. */
export interface PlanWhyProps {
  inTheWay: readonly InTheWay[]
  easier: readonly Easier[]
  dishes: readonly Pick<KeptDish, 'Name'>[]
  at: (minute: number) => string
  /** Rings for a dish that is made before; undefined where that is offered elsewhere, or too late. */
  bellOf: (dish: number) => ReactNode
}

/** Each thing that was moved, and why. Not there when nothing was in the way. */
export function PlanWhy({ inTheWay, easier, dishes, at, bellOf }: PlanWhyProps) {
  const { t } = useWords()
  if (inTheWay.length === 0 && easier.length === 0) return null
  const nameOf = (dish: number) => dishes[dish]?.Name ?? ''
  const write = (one: InTheWay): [title: string, text: string] => {
    const name = nameOf(one.dish)
    switch (one.kind) {
      case 'stands':
        return [
          `${t('dinner.why.stands', { name, count: one.minutes })},`,
          t(`dinner.why.${one.keeping}`),
        ]
      case 'wait':
        return [
          t('dinner.why.first', { name }),
          t('dinner.why.wait', { count: one.minutes, time: at(one.from) }),
        ]
      default:
        return [
          t('dinner.why.first', { name }),
          t(`dinner.why.${one.kind}`, { other: nameOf(one.by.dish) }),
        ]
    }
  }
  return (
    <section>
      <h2>{t('dinner.why.title')}</h2>
      {inTheWay.map((one) => {
        const [title, text] = write(one)
        return (
          <p key={`${one.kind} ${one.dish} ${title}`} className="dinner-note">
            <Icon of={Info} />
            <span>
              <b>{title}</b> {text}
            </span>
          </p>
        )
      })}
      {easier.map((one) => (
        <div key={`easier ${one.dish}`} className="dinner-note">
          <Icon of={Info} />
          <div>
            <p>
              <b>{t('dinner.why.easier', { name: nameOf(one.dish) })}</b>{' '}
              {t('dinner.why.easierText', { time: at(one.begin), hands: one.hands })}
            </p>
            {bellOf(one.dish)}
          </div>
        </div>
      ))}
    </section>
  )
}
