import { ChevronLeft, ChevronRight } from '#design-system/icon/lucide.ts'
import { IconLink } from '#design-system/icon-button/icon-button.tsx'
import { Image } from '#design-system/image/image.tsx'
import { Link } from '#design-system/link/link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import {
  entryPath,
  useLogYear,
  writeDay,
  writeShortDay,
  yearPath,
} from '#app/features/cooking-log/index.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { LoggedMeal, CookingLogYear } from '#contract/cooking-log/cooking-log.ts'
import { LogHead, LogViews } from './log-head.tsx'

/** Pixels of the picture of a plate: twice its size. */
const PLATE = 160
const MONTHS = Array.from({ length: 12 }, (_, index) => index)

/** A year of the log: every meal is a plate on its month. */
export function LogYear({ number }: { number: number }) {
  const { t } = useWords()
  const { year, error, retry } = useLogYear(number)
  return (
    <>
      <LogHead line={t('cookingLog.log.plates')} />
      <LogViews isYear />
      <div className="mt-6 flex items-center justify-between gap-3">
        <h2 className="text-title font-semibold">{number}</h2>
        {year && <Neighbours year={year} />}
      </div>
      {year && <Plates year={year} />}
      {error !== undefined && (
        <LoadFailed
          title={t('cookingLog.log.failed')}
          text={t('cookingLog.log.failedText')}
          onRetry={retry}
        />
      )}
      {!year && error === undefined && (
        <SkeletonRegion>
          <Skeleton className="mt-6 h-64" />
        </SkeletonRegion>
      )}
    </>
  )
}

/** Links to the years with meals before and after it. */
function Neighbours({ year: { Year, Years } }: { year: CookingLogYear }) {
  const before = Years.findLast((other) => other < Year)
  const after = Years.find((other) => other > Year)
  return (
    <div className="flex gap-1">
      {before !== undefined && (
        <IconLink
          variant="boxed"
          icon={ChevronLeft}
          label={String(before)}
          href={yearPath(before)}
        />
      )}
      {after !== undefined && (
        <IconLink
          variant="boxed"
          icon={ChevronRight}
          label={String(after)}
          href={yearPath(after)}
        />
      )}
    </div>
  )
}

function Plates({ year }: { year: CookingLogYear }) {
  const { t, language } = useWords()
  if (year.Times === 0) {
    return (
      <p className="mt-6 text-ink-soft">
        {t('cookingLog.log.noMeals', { year: String(year.Year) })}
      </p>
    )
  }
  const mealsIn = (month: number) =>
    year.Meals.filter(({ Day }) => Number(Day.slice(5, 7)) === month + 1)
  const most = Math.max(...MONTHS.map((month) => mealsIn(month).length))
  return (
    <>
      <ol className="log-year" data-many={most > 9 || undefined}>
        {MONTHS.map((month) => {
          const first = `${year.Year}-${String(month + 1).padStart(2, '0')}-01`
          const meals = mealsIn(month)
          return (
            <li key={month}>
              <ul className="log-plates">
                {meals.map((meal) => (
                  <li key={meal.Id}>
                    <Plate meal={meal} />
                  </li>
                ))}
              </ul>
              <p className="log-month-name">
                <span aria-hidden="true">
                  {writeDay(first, language, { month: 'short' })}{' '}
                  <small>{meals.length === 0 ? '–' : meals.length}</small>
                </span>
                <span className="sr-only">
                  {t('cookingLog.log.platesOf', {
                    count: meals.length,
                    month: writeDay(first, language, { month: 'long' }),
                  })}
                </span>
              </p>
            </li>
          )
        })}
      </ol>
      <dl className="log-sum rim">
        <Sum number={year.Times} what={t('cookingLog.log.atTheStove', { count: year.Times })} />
        <Sum number={year.Recipes} what={t('cookingLog.log.different', { count: year.Recipes })} />
        <Sum
          number={year.NewRecipes}
          what={t('cookingLog.log.firstTime', { count: year.NewRecipes })}
        />
      </dl>
    </>
  )
}

function Plate({ meal }: { meal: LoggedMeal }) {
  const { t, language } = useWords()
  const label = t('cookingLog.log.meal', {
    name: meal.RecipeName,
    day: writeShortDay(meal.Day, language),
  })
  return (
    <Link href={entryPath(meal.Id)} aria-label={label} title={label} className="log-plate">
      <Image
        {...pictureSources(meal.PicturePath, PLATE)}
        width={56}
        height={56}
        sizes="56px"
        alt=""
      />
    </Link>
  )
}

function Sum({ number, what }: { number: number; what: string }) {
  const { formatNumber } = useWords()
  return (
    <div>
      <dt>{what}</dt>
      <dd>{formatNumber(number)}</dd>
    </div>
  )
}
