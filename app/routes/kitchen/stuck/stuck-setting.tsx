import { CookSetting, CookSwitch } from '#design-system/kitchen/index.ts'
import { countingChoice, mayCount } from '#app/lib/counting/counting-choice.ts'
import { refusesCounting } from '#app/lib/counting/refuses-counting.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** The row of the overview that turns counting on and off. */
export function StuckSetting() {
  const { t } = useWords()
  countingChoice.use()
  const isRefused = refusesCounting(navigator)
  return (
    <CookSetting label={t('stuck.label')} hint={t(isRefused ? 'stuck.refused' : 'stuck.hint')}>
      <CookSwitch
        label={t('stuck.label')}
        checked={mayCount()}
        aria-disabled={isRefused || undefined}
        onCheckedChange={(isOn) => !isRefused && countingChoice.write(isOn ? null : 'no')}
      />
    </CookSetting>
  )
}
