import { memberPart } from './member-part.tsx'
import { chooseUnitSystem } from './unit-system.ts'
import { UnitsToggle } from './units-toggle.tsx'

/**
 * Shows or hides imperial units beside the metric ones, for visitors in this browser and for members
 * in their settings.
 */
export const UnitsButton = memberPart<object>(
  async () => (await import('./member-units-button.tsx')).MemberUnitsButton,
  () => <UnitsToggle onChoose={chooseUnitSystem} />,
)
