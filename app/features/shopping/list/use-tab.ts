import { createStoredText } from '#app/lib/storage/stored-text.ts'

/** The tabs of the list. */
const TABS = ['departments', 'recipes'] as const
type Tab = (typeof TABS)[number]

const stored = createStoredText('simmer.shopping.tab')

/** The tab that was chosen last on this device, at first the departments. */
export function useTab(): [Tab, (tab: string) => void] {
  const text = stored.use()
  return [TABS.find((tab) => tab === text) ?? 'departments', stored.write]
}
