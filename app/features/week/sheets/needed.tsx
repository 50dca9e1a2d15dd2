import { useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Image } from '#design-system/image/image.tsx'
import { useImperial } from '#app/features/account/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { WeekListRow, WeekListRows } from '#contract/week/week-list-rows.ts'
import { unitKey } from '#contract/units.ts'
import { showAmount } from '#cooking/amounts/amounts.ts'
import { capitalised } from '#cooking/capitalised.ts'

/** How many rows are shown at first. */
const SHOWN = 12

/** Props of {@link Needed}. */
export interface NeededProps {
  rows: WeekListRows
  /** Called with a food that is not at home after all. */
  onNotAtHome: (food: number) => void
}

/** What goes on the list, what stands there already, and what is at home. */
export function Needed({ rows: { toBuy, written, atHome }, onNotAtHome }: NeededProps) {
  const { t } = useWords()
  const [isAll, setAll] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  /** After a press on a button that goes. */
  const keepFocus = () => region.current?.focus({ preventScroll: true })
  const write = useLine()
  const shown = isAll ? toBuy : toBuy.slice(0, SHOWN)
  const rest = toBuy.length - shown.length
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      <Head title={t('week.list.goes')} count={toBuy.length} />
      {toBuy.length === 0 && <p className="week-fine">{t('week.list.empty')}</p>}
      <ul>
        {shown.map((row) => (
          <li key={row.food.Id} className="week-need">
            <Image
              src={row.food.ThumbPath && pictureUrl(row.food.ThumbPath, THUMBNAIL_WIDTH)}
              alt=""
              width={THUMBNAIL_WIDTH}
              height={THUMBNAIL_WIDTH}
            />
            <b>{write(row).amount}</b>
            <span>
              {write(row).name}
              {row.mealCount > 1 && (
                <small>{t('week.list.dishes', { count: row.mealCount })}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button
          variant="bare"
          onClick={() => {
            setAll(true)
            keepFocus()
          }}
        >
          {t('week.list.more', { count: rest })}
        </Button>
      )}
      {written.length > 0 && (
        <>
          <Head title={t('week.list.written')} count={written.length} />
          <p className="week-fine">
            <b>{written.map(({ food }) => capitalised(food.PluralName)).join(', ')}.</b>{' '}
            {t('week.list.writtenText')}
          </p>
        </>
      )}
      {atHome.length > 0 && (
        <>
          <Head title={t('week.list.home')} count={atHome.length} />
          <ul className="week-home">
            {atHome.map(({ food }) => (
              <li key={food.Id}>
                {capitalised(food.PluralName)}
                <Button
                  variant="bare"
                  size="s"
                  onClick={() => {
                    onNotAtHome(food.Id)
                    keepFocus()
                  }}
                >
                  {t('week.list.notHome')}
                  <span className="sr-only">{food.Name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Head({ title, count }: { title: string; count: number }) {
  return (
    <h3 className="week-need-head">
      {title}
      <span>{count}</span>
    </h3>
  )
}

/** Writes a food as lists do: "900 g" and "Potatoes", "1" and "Lemon", "2 + 300 g" and "Tomatoes". */
function useLine() {
  const { language } = useWords()
  const imperial = useImperial()
  return ({ amounts, food: { Name, PluralName } }: WeekListRow) => {
    const shown = amounts.flatMap(({ amount, unit }) => {
      const one = showAmount(amount, unit, { persons: 1, language, imperial })
      const isPiece = unitKey(unit) === 'piece'
      return one ? [{ text: isPiece ? one.number : one.text, isOne: isPiece && !one.isPlural }] : []
    })
    const isOne = shown.length === 1 && shown[0]?.isOne
    return {
      amount: shown.map(({ text }) => text).join(' + '),
      name: capitalised(isOne ? Name : PluralName),
    }
  }
}
