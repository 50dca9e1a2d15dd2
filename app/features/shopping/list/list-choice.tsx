import { Select } from '#design-system/select/select.tsx'
import { useKnownLists } from '#app/features/shopping/use-lists.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { listName } from './list-name.ts'

/** Props of {@link ListChoice}. */
export interface ListChoiceProps {
  /** Undefined for the default list. */
  list: Id | undefined
  onChoose: (list: Id) => void
}

/** Chooses one of several lists; nothing where there is only one. */
export function ListChoice({ list, onChoose }: ListChoiceProps) {
  const { t } = useWords()
  const { Lists: lists } = useKnownLists() ?? { Lists: [] }
  if (lists.length < 2) return null
  const shown = list ?? lists.find(({ IsDefault }) => IsDefault)?.Id
  return (
    <Select
      label={t('shopping.otherLists')}
      value={String(shown)}
      onValueChange={(id) => onChoose(Number(id))}
      options={lists.map((card) => ({ value: String(card.Id), label: listName(card, t) }))}
      className="mb-4"
    />
  )
}
