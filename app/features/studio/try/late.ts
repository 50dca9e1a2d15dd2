import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { PhoneKitchenProps } from './phone-kitchen.tsx'

/** The kitchen on a phone. Its code is that of the kitchen, which the studio needs nowhere else. */
export const LatePhoneKitchen = lateComponent<PhoneKitchenProps>(
  async () => (await withAreas(['kitchen'], import('./phone-kitchen.tsx'))).PhoneKitchen,
)
