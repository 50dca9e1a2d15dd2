import { Button } from '#design-system/button/button.tsx'
import { Ruler } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useUnitSystem } from './unit-system.ts'

/** Props of {@link UnitsToggle}. */
export interface UnitsToggleProps {
  onChoose: (system: 0 | 1) => void
  /** The choice is being saved. @default false */
  pending?: boolean
}

/** The button itself: it names what it shows. */
export function UnitsToggle({ onChoose, pending = false }: UnitsToggleProps) {
  const { t } = useWords()
  const isImperial = useUnitSystem() === 1
  return (
    <Button
      variant="bare"
      icon={Ruler}
      className="-ms-4 justify-self-start"
      pending={pending}
      onClick={() => onChoose(isImperial ? 0 : 1)}
    >
      {t(isImperial ? 'recipeFacts.showMetric' : 'recipeFacts.showImperial')}
    </Button>
  )
}
