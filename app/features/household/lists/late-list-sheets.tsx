import { lateComponent } from '#app/lib/lazy/late-component.ts'
import type { ListSheetsProps } from './list-sheets.tsx'

/** {@link ListSheets}, whose code is fetched when the first sheet opens. */
export const LateListSheets = lateComponent<ListSheetsProps>(
  async () => (await import('./list-sheets.tsx')).ListSheets,
)
