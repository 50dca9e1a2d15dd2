import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { Chip } from '#design-system/tag/tag.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { NOT_UNDERSTOOD_MAX_PX } from '#contract/limits.ts'
import { Entry, type EntryProps } from './entry.tsx'
import { LastAction } from './last-action.tsx'
import type { Actions } from '../actions/use-actions.ts'

/** Props of {@link ListFoot}. */
export interface ListFootProps extends EntryProps {
  /** What was not understood, where that stands here and not in the list. */
  notUnderstood?: readonly ShoppingItem[]
}

const NONE: readonly ShoppingItem[] = []

/** The field for more, with what was done last: at the foot, and on a wide page at its head. */
export function ListFoot({ notUnderstood = NONE, ...props }: ListFootProps) {
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-2">
      <LastAction actions={props.actions} />
      <NotUnderstood items={notUnderstood} actions={props.actions} />
      <Entry {...props} />
    </div>
  )
}

/** Props of {@link NotUnderstood}. */
interface NotUnderstoodProps {
  /** Items of which nothing was understood. */
  items: readonly ShoppingItem[]
  actions: Actions
}

/** Items of which nothing was understood, each with a control that removes it. */
export function NotUnderstood({ items, actions }: NotUnderstoodProps) {
  const { t } = useWords()
  if (items.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 text-label font-semibold">{t('shopping.extraItems')}</h3>
      <ul
        style={{ maxHeight: NOT_UNDERSTOOD_MAX_PX }}
        className="flex flex-wrap gap-2 overflow-y-auto"
      >
        {items.map((item) => (
          <li key={item.Key}>
            <Chip
              removeLabel={t('shopping.removeItem', { name: item.Name })}
              onRemove={() => void actions.removeItems([item])}
            >
              {item.Name}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
