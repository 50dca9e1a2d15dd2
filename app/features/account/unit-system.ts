import useSWR from 'swr'
import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { useMember } from './use-member.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import type { ImperialUnits } from '#cooking/amounts/imperial-units.ts'

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

const loadImperial = async () => (await import('#cooking/amounts/imperial-units.ts')).IMPERIAL_UNITS

/**
 * Writes imperial values, where they are chosen. Undefined in metric units, and until its code has
 * loaded.
 */
export function useImperial(): ImperialUnits | undefined {
  const isChosen = useUnitSystem() === 1
  const { data } = useSWR<ImperialUnits, unknown>(isChosen ? 'cooking/imperial-units' : null, {
    fetcher: loadImperial,
    onError: reportFailure,
    // Code does not change while the page is open.
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return isChosen ? data : undefined
}

/** Stores a visitor's choice in this browser. */
export function chooseUnitSystem(system: 0 | 1): void {
  visitorsChoice.write(system === 1 ? '1' : null)
}
