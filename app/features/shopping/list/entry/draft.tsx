import { useEffect } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useDebouncedAnnounce } from '#design-system/lib/use-debounced-announce.ts'
import { useImperial } from '#app/features/account/index.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { RowPicture } from '../row/row-picture.tsx'
import { draftOf } from './draft-of.ts'

/** Milliseconds without typing until a draft is announced. */
const ANNOUNCE_AFTER_MS = 500

/** Props of {@link Draft}. */
export interface DraftProps {
  shopping: Pick<Shopping, 'reader' | 'list' | 'foods'>
  /** One item. */
  item: string
}

function useDraft({ shopping, item }: DraftProps) {
  const { t, langId, language } = useWords()
  return draftOf(item, { ...shopping, langId, language, imperial: useImperial(), t })
}

/** What will stand on the list: amount, food, and its department or what it adds up with. */
export function Draft(props: DraftProps) {
  const { amount, label, note, picture, detail } = useDraft(props)
  return (
    <p className="flex min-w-0 grow items-center gap-3">
      <RowPicture picture={picture} size={40} className="size-10 max-[23.4375rem]:hidden" />
      <span className="min-w-0 leading-tight wrap-anywhere">
        {amount && <b className="font-semibold">{amount} </b>}
        <bdi>{label}</bdi>
        {note && <span className="text-caption text-ink-soft"> {note}</span>}
        <small className="block text-caption leading-snug text-ink-soft">{detail}</small>
      </span>
    </p>
  )
}

/** Props of {@link Drafts}. */
export interface DraftsProps extends Pick<DraftProps, 'shopping'> {
  /** What is typed, one or several. */
  items: readonly string[]
  onAdd: () => void
}

/** The drafts of what is typed, with the button that adds them. They are announced after a pause. */
export function Drafts({ items, onAdd, shopping }: DraftsProps) {
  const { t, langId, language } = useWords()
  const imperial = useImperial()
  const announceLater = useDebouncedAnnounce(ANNOUNCE_AFTER_MS)
  const spoken = items
    .map((item) => {
      const { amount, label, detail } = draftOf(item, {
        ...shopping,
        langId,
        language,
        imperial,
        t,
      })
      return [[amount, label].filter(Boolean).join(' '), detail].join(', ')
    })
    .join('. ')
  useEffect(() => announceLater(spoken), [announceLater, spoken])
  const isSingle = items.length === 1
  return (
    <div className="grid gap-2">
      {items.map((item, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- what is typed may name a thing twice
          key={`${index} ${item}`}
          className="flex items-center gap-2 rounded-control border-[1.5px] border-dashed border-line-control bg-ground py-1.5 ps-3 pe-1.5"
        >
          <Draft item={item} shopping={shopping} />
          {isSingle && (
            <Button variant="primary" onClick={onAdd}>
              {t('shopping.more')}
            </Button>
          )}
        </div>
      ))}
      {!isSingle && (
        <Button variant="primary" onClick={onAdd}>
          {t('shopping.addSeveral', { count: items.length })}
        </Button>
      )}
    </div>
  )
}
