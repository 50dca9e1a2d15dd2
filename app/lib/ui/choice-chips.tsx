import { useWords } from '#app/lib/words/words-provider.tsx'
import './choice-chips.css'

/** One part of {@link ChoiceChips}. */
export interface ChoiceChip<Value> {
  value: Value
  label: string
  /** How many there are, where that is known. */
  count?: number | undefined
}

/** Props of {@link ChoiceChips}. */
export interface ChoiceChipsProps<Value> {
  /** Name of the group. */
  label: string
  chips: readonly ChoiceChip<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/** Parts of a list as pressed buttons, each with its count; one is shown. On phones they scroll in a line. */
export function ChoiceChips<Value>({ label, chips, value, onChoose }: ChoiceChipsProps<Value>) {
  const { formatNumber } = useWords()
  return (
    <div role="group" aria-label={label} className="choice-chips">
      {chips.map((chip) => (
        <button
          key={chip.label}
          type="button"
          aria-pressed={chip.value === value}
          onClick={() => onChoose(chip.value)}
        >
          {chip.label} {chip.count !== undefined && <small>{formatNumber(chip.count)}</small>}
        </button>
      ))}
    </div>
  )
}
