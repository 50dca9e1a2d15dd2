import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useIdle } from '#app/lib/lazy/use-idle.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { BlockDialogProps } from './block-dialog.tsx'
import type { HiddenHereProps } from './hidden-here.tsx'
import type { Reporting } from './use-report.tsx'
import type { ReportEntryProps } from './report-entry.tsx'

const Entry = lateComponent<ReportEntryProps>(
  async () => (await import('./report-entry.tsx')).ReportEntry,
)

/** {@link ReportEntry} once the page is idle. Its place is held, so nothing moves when it comes. */
export function LateReportEntry(props: ReportEntryProps) {
  return <div className="min-h-target print:hidden">{useIdle() && <Entry {...props} />}</div>
}

/** Why an own comment or note is hidden, beside it. */
export const LateHiddenHere = lateComponent<HiddenHereProps>(
  async () =>
    (await withAreas(['reports', 'memberActions'], import('./hidden-here.tsx'))).HiddenHere,
)

/** In place of a comment that its reader has just reported; fetched with the report. */
export const LateReportedHere = lateComponent<{ report: Reporting }>(
  async () => (await withAreas(['reports'], import('./reported-here.tsx'))).ReportedHere,
)

/** What of the reader is hidden, what they have reported, and whom they block. */
export const LateReportsPage = lateComponent<object>(
  async () =>
    (await withAreas(['reports', 'memberActions'], import('./reports-page.tsx'))).ReportsPage,
)

/** Asks before it blocks the writer of a note. */
export const LateBlockDialog = lateComponent<BlockDialogProps>(
  async () => (await withAreas(['reports'], import('./block-dialog.tsx'))).BlockDialog,
)
