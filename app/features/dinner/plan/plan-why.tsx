import type { ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Info, Moon } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { KeptDish } from '#contract/dinner/dinner.ts'
import type { Easier } from '#cooking/dinner/shown/ahead.ts'
import type { InTheWay } from '#cooking/dinner/shown/in-the-way.ts'

/** Props of {@link PlanWhy}. */
export interface PlanWhyProps {
  inTheWay: readonly InTheWay[]
  easier: readonly Easier[]
  /** Indices of the dishes that are made before the evening. */
  before: readonly number[]
  dishes: readonly Pick<KeptDish, 'Name'>[]
  at: (minute: number) => string
  /** Rings for a dish that is made before; undefined where that is offered elsewhere, or too late. */
  bellOf: (dish: number) => ReactNode
  /** Makes a dish before the evening, or in it after all; undefined once that has begun. */
  onBefore: ((dish: number, isBefore: boolean) => void) | undefined
}

/** Each thing that was moved, and why, with what makes the evening easier. Not there when nothing was in the way. */
export function PlanWhy(props: PlanWhyProps) {
  const { inTheWay, easier, before, dishes, at, bellOf, onBefore } = props
  const { t } = useWords()
  if (inTheWay.length + easier.length + before.length === 0) return null
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
      {easier.map(({ dish, begin, hands }) => (
        <Before
          key={`easier ${dish}`}
          title={t('dinner.why.easier', { name: nameOf(dish) })}
          text={t('dinner.why.easierText', { time: at(begin), hands })}
          action={t('dinner.why.doIt')}
          label={t('dinner.why.doItFor', { name: nameOf(dish) })}
          onPress={onBefore && (() => onBefore(dish, true))}
        >
          {bellOf(dish)}
        </Before>
      ))}
      {before.map((dish) => (
        <Before
          key={`before ${dish}`}
          title={t('dinner.why.before', { name: nameOf(dish) })}
          text={t('dinner.why.beforeText')}
          action={t('dinner.why.undo')}
          label={t('dinner.why.undoFor', { name: nameOf(dish) })}
          onPress={onBefore && (() => onBefore(dish, false))}
        >
          {bellOf(dish)}
        </Before>
      ))}
    </section>
  )
}

/** A dish that could be made before the evening, or is. */
function Before({
  title,
  text,
  action,
  label,
  onPress,
  children,
}: {
  title: string
  text: string
  action: string
  /** What the button is called to those who hear it alone. */
  label: string
  onPress: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <div className="dinner-note">
      <Icon of={Moon} />
      <div>
        <p>
          <b>{title}</b> {text}
        </p>
        <div className="dinner-acts mt-2">
          {onPress && (
            <Button data-before="" aria-label={label} onClick={onPress}>
              {action}
            </Button>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}
