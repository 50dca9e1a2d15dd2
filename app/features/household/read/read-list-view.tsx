import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Printer } from '#design-system/icon/lucide.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/visually-hidden.tsx'
import { useImperial } from '#app/features/account/index.ts'
import {
  purchaseLine,
  rowDetails,
  wholeAmount,
  type ListRow,
  arrange,
  EMPTY_LIST,
  readerOf,
  type ArrangedList,
} from '#app/features/shopping/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { useOnline } from '#app/lib/use-online.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ReadList } from '#contract/shopping/read-list.ts'
import type { LangId } from '#contract/languages.ts'

/** A list that is read by its link, by departments. */
function arrangeReadList(list: ReadList, langId: LangId): ArrangedList {
  const { Recipes, Departments, Notes, Places, Staples, Foods } = list
  const known = {
    ...EMPTY_LIST,
    recipes: Recipes,
    departments: Departments,
    items: Notes,
    places: Places,
    staples: Staples,
  }
  return arrange(known, { foods: Foods, reader: readerOf(Foods), langId })
}

/** Props of {@link ReadListView}. */
export interface ReadListViewProps {
  list: ReadList
  /** When it was read, in milliseconds. */
  readAt: number
  /** It could not be read again since. */
  isStale: boolean
}

/** A list to read: what is to be bought, by department, and below it what is in the trolley. */
export function ReadListView({ list, readAt, isStale }: ReadListViewProps) {
  const { t, language, langId } = useWords()
  const isOnline = useOnline()
  const { departments } = arrangeReadList(list, langId)
  const rows = departments.flatMap((department) => department.rows)
  const ticked = rows.filter(({ State }) => State === 1)
  const open = rows.length - ticked.length
  const time = writeTime(new Date(readAt), language)
  return (
    <div className="read-list">
      <h1 className="text-title">{list.Name ?? t('shopping.title')}</h1>
      <p className="text-ink-soft">
        {ticked.length === 0
          ? t('readList.lineOpen', { open: t('readList.open', { count: open }) })
          : t('readList.line', {
              open: t('readList.open', { count: open }),
              ticked: t('readList.ticked', { count: ticked.length }),
            })}
      </p>
      <p className="mt-1 text-caption text-ink-soft">
        {isStale || !isOnline ? t('readList.offline', { time }) : t('readList.asOf', { time })}
      </p>
      {rows.length === 0 && (
        <EmptyState title={t('readList.empty')}>{t('readList.emptyText')}</EmptyState>
      )}
      {departments.map(({ id, name, rows: all }) => (
        <Part
          key={id}
          name={name || t('shopping.otherDepartment')}
          rows={all.filter(({ State }) => State === 0)}
        />
      ))}
      <Part name={t('readList.inTrolley')} rows={ticked} />
      <p className="read-acts mt-8 flex flex-wrap gap-2">
        <Button icon={Printer} onClick={() => print()}>
          {t('readList.print')}
        </Button>
        <ButtonLink variant="bare" href="/auth/new">
          {t('readList.own')}
        </ButtonLink>
      </p>
    </div>
  )
}

function Part({ name, rows }: { name: string; rows: readonly ListRow[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2>
        {name}
        <span>{rows.length}</span>
      </h2>
      <ul className="read-rows">
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row }: { row: ListRow }) {
  const { t, language } = useWords()
  const options = { language, imperial: useImperial() }
  const line = purchaseLine(row, options)
  const detail = rowDetails(row, options, t)
  const isTicked = row.State === 1
  return (
    <li data-ticked={isTicked || undefined}>
      {row.picture ? (
        <img src={pictureUrl(row.picture, THUMBNAIL_WIDTH)} alt="" width={36} height={36} />
      ) : (
        <i aria-hidden="true" />
      )}
      <b>{wholeAmount(line)}</b>
      <span>
        <bdi>{line.name}</bdi>
        {isTicked && <VisuallyHidden>{t('readList.isInTrolley')}</VisuallyHidden>}
        {detail && <small>{detail}</small>}
      </span>
    </li>
  )
}
