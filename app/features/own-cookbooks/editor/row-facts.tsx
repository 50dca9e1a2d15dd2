import { Icon } from '#design-system/icon/icon.tsx'
import { EyeOff, PenLine } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER } from '#app/lib/media/sizes.ts'
import { EmptyPlate } from '#app/lib/ui/empty-plate.tsx'
import { writeDate } from '#app/lib/words/day-words.ts'
import { formatShortDuration } from '#app/lib/words/duration.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { BookRecipe } from '#contract/cookbooks/own-cookbook.ts'
import { minutesToTime } from '#contract/text/time.ts'

/** The picture of a row; an empty plate without one. */
export function RowPicture({ path }: { path: string | null }) {
  return (
    <div className="bk-picture">
      {path === null ? (
        <EmptyPlate />
      ) : (
        <Image {...pictureSources(path, 320)} {...COVER} sizes="80px" alt="" draggable={false} />
      )}
    </div>
  )
}

/** What is known of a recipe, below its name: that it is a draft or withdrawn, else author, steps and time. */
export function RowFacts({ recipe }: { recipe: BookRecipe }) {
  const { t, language } = useWords()
  const { State, StepCount, Minutes, OnlyLanguage, Author, Withdrawn: gone } = recipe
  if (State === 'draft') {
    return (
      <p className="bk-state">
        <Icon of={PenLine} size="s" />
        {t('ownCookbooks.row.draft')}
      </p>
    )
  }
  if (State === 'withdrawn') {
    return (
      <p className="bk-state">
        <Icon of={EyeOff} size="s" />
        {t('ownCookbooks.row.gone', { date: writeDate(new Date(gone ?? 0), language) })}
      </p>
    )
  }
  return (
    <p className="bk-facts">
      {Author && <span>{Author.Name}</span>}
      <span>{t('ownCookbooks.row.steps', { count: StepCount })}</span>
      {Minutes !== null && <span>{formatShortDuration(minutesToTime(Minutes))}</span>}
      {OnlyLanguage && OnlyLanguage !== language && (
        <span>{t(`ownCookbooks.row.only.${OnlyLanguage}`)}</span>
      )}
    </p>
  )
}
