import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { useMember } from './use-member.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'

/** A visitor's choice, "1" for imperial units; a member's is in the account. */
const visitorsChoice = createStoredText('simmer.units')

/**
 * Whether amounts are also shown in imperial units: 0 no, 1 yes. A member's setting, or
 * what a visitor has chosen in this browser. 0 while the member is loading, as in the prerendered page.
 */
export function useUnitSystem(): 0 | 1 {
  const isSignedIn = useIsSignedIn()
  const { member } = useMember()
  const chosen = visitorsChoice.use()
  if (isSignedIn) return member?.UnitSystem === 1 ? 1 : 0
  return chosen === '1' ? 1 : 0
}

/** Stores a visitor's choice in this browser. */
export function chooseUnitSystem(system: 0 | 1): void {
  visitorsChoice.write(system === 1 ? '1' : null)
}
