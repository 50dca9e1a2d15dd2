import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { BellSettings } from '#app/features/kitchen/index.ts'
import { countingChoice, mayCount } from '#app/lib/counting/counting-choice.ts'
import { refusesCounting } from '#app/lib/counting/refuses-counting.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** The bell, and what is counted in the kitchen. */
export function KitchenSettings() {
  // Only the browser knows.
  const isHydrated = useHydrated()
  return (
    <div className="grid gap-10">
      <BellSettings />
      {isHydrated && <Counting />}
    </div>
  )
}

function Counting() {
  const { t } = useWords()
  countingChoice.use()
  const isRefused = refusesCounting(navigator)
  return (
    <section className="rim">
      <Checkbox
        variant="switch"
        label={t('stuck.label')}
        hint={isRefused ? t('stuck.refused') : `${t('stuck.text')} ${t('stuck.hint')}`}
        checked={mayCount()}
        disabled={isRefused}
        onCheckedChange={(isOn) => countingChoice.write(isOn ? null : 'no')}
      />
    </section>
  )
}
