import { Button } from '#design-system/button/button.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Check, CircleAlert, Globe } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DeskMonth } from '#contract/cookbooks/month.ts'
import { MonthCover } from './month-cover.tsx'
import { isOwn, missingLanguage, stateOf, type MonthState } from './month-state.ts'
import { monthText } from './month-text.ts'
import { moveBetweenRows } from './move-between-rows.ts'

const ICONS: Partial<Record<MonthState['kind'], IconDrawing>> = {
  asks: CircleAlert,
  fits: Check,
  language: Globe,
}

/** Props of {@link MonthRow}. */
export interface MonthRowProps {
  month: DeskMonth
  /** Its place in the list; the first is the month that is now. */
  index: number
  /** Whether the preview below shows it. */
  isShown: boolean
  onChoose: () => void
  onShow: () => void
}

/** A month with its cookbook and what there is to do about it. */
export function MonthRow({ month, index, isShown, onChoose, onShow }: MonthRowProps) {
  const words = useWords()
  const { t, language } = words
  const { Month, Chosen, Banner, CoverPath } = month
  const { kind, text } = stateOf(month, words)
  const name = monthText(Month, language)
  const isGone = Chosen !== null && Chosen.Withdrawn !== null
  const asks = isGone ? 'another' : Chosen ? 'change' : 'choose'
  const shows = missingLanguage(month) && !isGone && !isOwn(month) ? 'write' : 'preview'
  const icon = ICONS[kind]
  return (
    <li data-now={index === 0 || undefined} data-gone={isGone || undefined}>
      <p className="month-when">
        <b>{name}</b>
        {index < 2 && <small>{t(index === 0 ? 'desk.months.now' : 'desk.months.next')}</small>}
      </p>
      <MonthCover path={CoverPath} />
      <div>
        <h2 dir="auto">{Chosen?.Name ?? Banner?.Title ?? t('desk.months.none')}</h2>
        <p dir="auto" className="desk-small">
          {Chosen?.AuthorName ?? Banner?.Book.Author.Name}
        </p>
        <p className="month-state" data-asks={kind === 'asks' || kind === 'language' || undefined}>
          {icon && <Icon of={icon} size="s" />}
          <span>{text}</span>
        </p>
        {isGone && Banner && (
          <p className="desk-small">{t('desk.months.meanwhile', { name: Banner.Title })}</p>
        )}
      </div>
      <div className="desk-acts">
        {Banner && (
          <Button
            aria-pressed={isShown}
            aria-label={t(`desk.months.${shows}Of`, { month: name })}
            onClick={onShow}
            onKeyDown={moveBetweenRows}
          >
            {t(`desk.months.${shows}`)}
          </Button>
        )}
        <Button
          aria-label={t(`desk.months.${asks}Of`, { month: name })}
          onClick={onChoose}
          onKeyDown={moveBetweenRows}
        >
          {t(`desk.months.${asks}`)}
        </Button>
      </div>
    </li>
  )
}
