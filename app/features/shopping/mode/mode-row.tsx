import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Image } from '#design-system/image/image.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/visually-hidden.tsx'
import { useUnitSystem } from '#app/features/account/index.ts'
import type { ListRow } from '#app/features/shopping/departments.ts'
import { AmountText } from '#app/features/shopping/list/amount-text.tsx'
import { purchaseLine, rowDetails } from '#app/features/shopping/list/line.ts'
import { useRowPerson } from '#app/features/shopping/list/row-person.tsx'
import type { Actions } from '#app/features/shopping/list/use-actions.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** A row of the shop: all of it ticks, and names stand in full. */
export function ModeRow({ row, actions }: { row: ListRow; actions: Actions }) {
  const { t, language } = useWords()
  const unitSystem = useUnitSystem()
  const options = { language, unitSystem }
  const { number, unit, name } = purchaseLine(row, options)
  const { disc, tickedText, addedText } = useRowPerson(row)
  const detail = tickedText ?? rowDetails(row, options, t)
  return (
    <li className="border-b border-line">
      <Checkbox
        variant="round"
        checked={row.State === 1}
        onCheckedChange={(isTicked) => void actions.place(row, name, isTicked ? 'trolley' : 'open')}
        className="[&_input]:size-8.5 [&_label]:py-1"
        label={
          <span className="flex min-h-14 items-center gap-3 group-has-checked/check:text-ink-soft group-has-checked/check:line-through">
            <Image
              src={row.picture && pictureUrl(row.picture, THUMBNAIL_WIDTH)}
              alt=""
              width={42}
              height={42}
              className="size-10.5 shrink-0 rounded-full max-[23.4375rem]:hidden"
            />
            <b className="grid w-17 shrink-0 text-card leading-tight font-semibold">
              <AmountText number={number} unit={unit} />
            </b>{' '}
            <span className="min-w-0 grow text-card leading-tight hyphens-auto wrap-anywhere">
              <bdi>{name}</bdi>
              {detail && (
                <small className="line-clamp-2 text-caption leading-snug text-ink-soft">
                  {' '}
                  {detail}
                </small>
              )}
              {addedText && <VisuallyHidden>, {addedText}</VisuallyHidden>}
            </span>
            {disc}
          </span>
        }
      />
    </li>
  )
}
