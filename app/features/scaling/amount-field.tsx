import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Minus, Plus } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { typedNumber, writeTyped } from './stock.ts'

/** Props of {@link AmountField}. */
export interface AmountFieldProps {
  /** Accessible name. */
  label: string
  /** The number as typed. */
  text: string
  onTextChange: (text: string) => void
  /** Beside the number: "g". */
  unit: string
  /** How far one press goes; above 0. */
  press: number
  /** Writes an amount for the names of the buttons: "25 g". */
  write: (amount: number) => string
  /** Id of a text that describes it. */
  describedBy?: string
}

/** A number to type, large, between a button for less and one for more. */
export function AmountField(props: AmountFieldProps) {
  const { label, text, onTextChange, unit, press, write, describedBy } = props
  const { t, language } = useWords()
  const number = typedNumber(text) ?? 0
  const set = (next: number) => onTextChange(writeTyped(next, language))
  const amount = write(press)
  return (
    <div className="flex items-center justify-between gap-2">
      <IconButton
        variant="boxed"
        size="xl"
        icon={Minus}
        label={t('scaling.less', { amount })}
        disabled={number <= press}
        onClick={() => set(number - press)}
      />
      <span className="inline-flex min-w-0 items-baseline justify-center gap-1.5 text-subheading font-semibold">
        <input
          aria-label={label}
          aria-describedby={describedBy}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          size={Math.max(2, text.length)}
          onChange={(event) => onTextChange(event.target.value)}
          onFocus={(event) => event.target.select()}
          className="field-sizing-content max-w-full min-w-[2ch] rounded-inner border-b-2 border-ink bg-transparent px-1 pb-0.5 text-end text-[clamp(3rem,2.25rem+3vw,4.5rem)] leading-none focus-visible:border-transparent tracking-[-0.045em]"
        />
        {unit}
      </span>
      <IconButton
        variant="boxed"
        size="xl"
        icon={Plus}
        label={t('scaling.more', { amount })}
        onClick={() => set(number + press)}
      />
    </div>
  )
}
