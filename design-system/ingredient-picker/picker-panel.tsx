import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { Plus, Search } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { ChosenList } from '#design-system/ingredient-picker/chosen-list.tsx'
import {
  includesItem,
  typedChoice,
  type PickerItem,
} from '#design-system/ingredient-picker/ingredient-picker.logic.ts'
import { Suggestion } from '#design-system/ingredient-picker/suggestion.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { isApple } from '#design-system/lib/is-apple.ts'
import { useDebouncedAnnounce } from '#design-system/lib/use-debounced-announce.ts'
import { useCombobox } from '#design-system/lib/use-combobox.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'

/** Longest name of an ingredient, in characters. */
const TEXT_MAX = 200
/** Milliseconds without typing before the number of suggestions is announced. */
const ANNOUNCE_AFTER_MS = 500

/** Props of {@link PickerPanel}. */
export interface PickerPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the picker. */
  label: string
  /** The chosen items, in order. */
  chosen: readonly PickerItem[]
  /** Called with all chosen items. */
  onChosenChange: (chosen: PickerItem[]) => void
  /** Items for the text last passed to `onSearch`. */
  suggestions: readonly PickerItem[]
  /** Whether suggestions for that text are pending. */
  pending: boolean
  /** Called with each new text, trimmed. */
  onSearch: (text: string) => void
}

/** The open panel of an `IngredientPicker`: the field, its suggestions, and the chosen items. */
export function PickerPanel({
  label,
  chosen,
  onChosenChange,
  suggestions,
  pending,
  onSearch,
  ...props
}: PickerPanelProps) {
  const { picker: words, loading } = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [notice, setNotice] = useState('')
  const announceLater = useDebouncedAnnounce(ANNOUNCE_AFTER_MS)
  const fresh = suggestions.filter((item) => !includesItem(chosen, item))

  const add = (item: PickerItem) => {
    combobox.clear()
    setNotice('')
    onChosenChange([...chosen, item])
    announce(words.added(item.name, chosen.length + 1))
  }
  const tell = (text: string) => {
    setNotice(text)
    announce(text)
  }
  const addTyped = (text: string) => {
    const choice = typedChoice(text, suggestions, chosen)
    if (choice.kind === 'new') add(choice.item)
    if (choice.kind === 'duplicate') tell(words.duplicate(choice.item.name))
    if (choice.kind !== 'unknown') return
    if (pending) announce(loading)
    else if (fresh.length === 0) announce(words.none)
    else {
      combobox.open()
      announce(words.choose)
    }
  }
  const combobox = useCombobox({
    suggestions: fresh,
    keyOf: (item) => String(item.id),
    onTextChange: (text) => {
      setNotice('')
      onSearch(text.trim())
    },
    onPick: add,
    onEnter: addTyped,
  })
  const { text, highlighted } = combobox
  const asked = text.trim() !== ''
  const answered = asked && !pending
  const nothing = answered && notice === '' && suggestions.length === 0
  let result = ''
  if (nothing) result = words.none
  else if (answered && fresh.length > 0) result = words.found(fresh.length)

  useEffect(() => announceLater(result), [announceLater, result])
  useEffect(() => {
    if (highlighted && isApple()) announce(highlighted.name)
  }, [highlighted])

  return (
    <div
      {...props}
      className="rounded-b-control border-[1.5px] border-t-0 border-ink bg-surface p-3"
    >
      <div className="relative grid grid-cols-[1fr_auto] gap-x-1">
        <Icon
          of={Search}
          className="pointer-events-none absolute start-3.5 top-3.5 text-ink-soft"
        />
        <input
          ref={input}
          aria-label={words.find}
          enterKeyHint="done"
          maxLength={TEXT_MAX}
          {...combobox.inputProps}
          className="min-h-field w-full min-w-0 rounded-control border-[1.5px] border-line-control bg-surface py-2.5 ps-11 pe-3.5 hover:border-ink"
        />
        {combobox.expanded && (
          <ul
            {...combobox.listProps}
            aria-label={words.suggestions}
            className="col-span-2 mt-2 max-h-50 overflow-y-auto"
          >
            {fresh.map((item) => (
              <Suggestion key={item.id} item={item} text={text} {...combobox.optionProps(item)} />
            ))}
          </ul>
        )}
        <IconButton
          label={words.add}
          icon={Plus}
          className="col-start-2 row-start-1 self-center"
          onClick={() => {
            if (highlighted) add(highlighted)
            else addTyped(text)
            input.current?.focus()
          }}
        />
      </div>
      {asked && pending && (
        <p className="mt-2 flex items-center gap-2 text-label text-ink-soft">
          <Spinner /> {loading}
        </p>
      )}
      {(nothing || notice !== '') && (
        <p className="mt-2 text-label text-ink-soft">{nothing ? words.none : notice}</p>
      )}
      {chosen.length > 0 && (
        <ChosenList
          label={label}
          items={chosen}
          onEmptied={() => input.current?.focus()}
          onRemove={(item) => {
            onChosenChange(chosen.filter(({ id }) => id !== item.id))
            announce(words.removed(item.name, chosen.length - 1))
          }}
        />
      )}
    </div>
  )
}
