import { useRef, useState, type ReactNode } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Ellipsis } from '#design-system/icon/lucide.ts'
import {
  LateSharingSheets,
  ListName,
  ListPeople,
  useNumberWord,
  type SharingSheet,
} from '#app/features/household/index.ts'
import {
  hasItems,
  useListEntries,
  type ListSheet,
  type useActions,
  type Shopping,
} from '#app/features/shopping/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link ListHead}. */
export interface ListHeadProps {
  shopping: Shopping
  actions: ReturnType<typeof useActions>
  /** Opens a sheet of the list itself. */
  onSheet: (sheet: ListSheet) => void
  /** Buttons between the people and the menu. */
  children: ReactNode
}

/** The head of a list: its name, which opens the other lists, the people who see it, and its menu. */
export function ListHead({ shopping, actions, onSheet, children }: ListHeadProps) {
  const { t } = useWords()
  const { card, people } = shopping
  const [sheet, setSheet] = useState<SharingSheet>()
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => setSheet(undefined)
  const ownEntries = useListEntries({
    actions,
    isFilled: hasItems(shopping),
    onClose: close,
    onSheet: (next) => {
      close()
      onSheet(next)
    },
    clearDetail: useClearDetail(card?.PersonIds.length ?? 0),
  })
  return (
    <>
      <ListName
        ref={opener}
        list={card}
        people={people}
        onClick={() => setSheet({ kind: 'lists' })}
      />
      <ListPeople list={card} people={people} />
      {children}
      {card && (
        <IconButton
          icon={Ellipsis}
          label={t('shopping.listMenu')}
          aria-haspopup="dialog"
          onClick={() => setSheet({ kind: 'menu', listId: card.Id })}
        />
      )}
      {sheet && (
        <LateSharingSheets
          sheet={sheet}
          onSheet={setSheet}
          current={card?.Id}
          ownEntries={ownEntries}
          returnFocus={opener}
        />
      )}
    </>
  )
}

/** For how many people a shared list is cleared. */
function useClearDetail(count: number): string | undefined {
  const { t } = useWords()
  const numberWord = useNumberWord()
  if (count < 2) return undefined
  return count === 2 ? t('lists.clearTwo') : t('lists.clearAll', { number: numberWord(count) })
}
