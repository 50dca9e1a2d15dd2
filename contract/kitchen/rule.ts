import type { KitchenChange } from './kitchen.ts'

/** Whether a record is of a session or timer that has ended. */
export function isEnded({ Value }: Pick<KitchenChange, 'Value'>): boolean {
  return 'EndedAt' in Value && Value.EndedAt !== null
}

/**
 * Whether a record replaces the stored one with its id: an ended record wins over a running one,
 * otherwise the later change wins. The order of arrival makes no difference, nor does repeating a record.
 */
export function replaces(next: KitchenChange, stored: KitchenChange): boolean {
  return isEnded(next) === isEnded(stored) ? next.ActedAt > stored.ActedAt : isEnded(next)
}
