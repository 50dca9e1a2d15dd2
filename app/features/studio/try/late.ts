import { lateComponent } from '#app/lib/lazy/late-component.ts'
import type { PhoneKitchenProps } from './phone-kitchen.tsx'

/** The kitchen on a phone, with the style sheet of the kitchen, which the studio needs nowhere else. */
export const LatePhoneKitchen = lateComponent<PhoneKitchenProps>(
  async () => (await import('./phone-kitchen.tsx')).PhoneKitchen,
)
