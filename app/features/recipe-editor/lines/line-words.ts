import type { Understood } from '../reading/understand.ts'

/** What is understood, as it is read out: "1½ tbsp, Olive oil, cold". */
export function spokenLine({ amountText, name, note }: Understood): string {
  return [amountText, name, note].filter((part) => part !== '').join(', ')
}
