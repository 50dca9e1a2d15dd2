import type { ReactNode } from 'react'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Kitchen } from '#cooking/dinner/dinner.ts'
import './kitchen-settings.css'

/** A setting in a row: what it is, then its control. */
export function SettingRow({
  label,
  hint,
  children,
}: {
  label: string
  hint?: string
  children: ReactNode
}) {
  return (
    <div className="dinner-setting">
      <span aria-hidden="true">
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
      {children}
    </div>
  )
}

const OPTIONS = {
  cooks: [1, 2, 3],
  rings: [2, 3, 4],
  ovens: [1, 2],
} as const satisfies Record<keyof Kitchen, readonly number[]>

/** Props of {@link KitchenSettings}. */
export interface KitchenSettingsProps {
  kitchen: Kitchen
  onKitchenChange: (kitchen: Kitchen) => void
}

/** Who cooks, and on what: kept for the next dinner. */
export function KitchenSettings({ kitchen, onKitchenChange }: KitchenSettingsProps) {
  const { t } = useWords()
  const hints = { cooks: t('dinner.choose.cooksHint'), ovens: t('dinner.choose.ovensHint') }
  const labels = {
    cooks: t('dinner.choose.cooks'),
    rings: t('dinner.choose.rings'),
    ovens: t('dinner.choose.ovens'),
  }
  return (Object.keys(OPTIONS) as (keyof Kitchen)[]).map((name) => (
    <SettingRow
      key={name}
      label={labels[name]}
      {...(name in hints && { hint: hints[name as keyof typeof hints] })}
    >
      <RadioGroup
        variant="segments"
        label={labels[name]}
        labelHidden
        options={OPTIONS[name].map((value) => ({ value, label: String(value) }))}
        value={kitchen[name]}
        onValueChange={(value) => onKitchenChange({ ...kitchen, [name]: value })}
      />
    </SettingRow>
  ))
}
