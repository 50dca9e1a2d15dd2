import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Minus, Plus } from '#design-system/icon/lucide.ts'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AMOUNT_MAX } from '#contract/units.ts'

/** Props of {@link AmountField}. */
export interface AmountFieldProps {
  label: string
  /** As it is typed. */
  value: string
  onValueChange: (value: string) => void
  /** Fewer cannot be chosen with the buttons. */
  least: number
  /** What a press of a button adds or takes away. */
  step: number
}

/** A number above 0 as it was typed with a comma or a point; null for none. */
export function typedAmount(text: string): number | null {
  const amount = Number(text.replace(',', '.'))
  return amount > 0 && amount <= AMOUNT_MAX ? amount : null
}

/** An amount that is typed, or counted with the buttons on both sides. */
export function AmountField({ label, value, onValueChange, least, step }: AmountFieldProps) {
  const { t, language } = useWords()
  const amount = typedAmount(value) ?? 0
  const write = (next: number) => {
    const options = { useGrouping: false, maximumFractionDigits: 3 }
    onValueChange(new Intl.NumberFormat(language, options).format(next))
  }
  return (
    <div>
      {/* The field has it as its name. */}
      <p aria-hidden="true" className="mb-1.5 text-label font-semibold">
        {label}
      </p>
      <div className="flex gap-2">
        <IconButton
          icon={Minus}
          variant="boxed"
          label={t('shopping.less')}
          disabled={amount - step < Math.max(least, Number.EPSILON)}
          onClick={() => write(amount - step)}
          className="size-12"
        />
        <TextField
          label={label}
          labelHidden
          inputMode="decimal"
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
          className="min-w-0 grow [&_input]:text-center"
        />
        <IconButton
          icon={Plus}
          variant="boxed"
          label={t('shopping.buyOneMore')}
          disabled={amount + step > AMOUNT_MAX}
          onClick={() => write(amount + step)}
          className="size-12"
        />
      </div>
    </div>
  )
}
