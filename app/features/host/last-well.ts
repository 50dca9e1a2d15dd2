import type { HostOverview } from '#contract/host/overview.ts'
import { createStoredText } from '#app/lib/storage/stored-text.ts'

const stored = createStoredText('simmer.host.well')

/** Notes in this browser when the site was last seen well. */
export function noteWell({ Looked, Warnings }: Pick<HostOverview, 'Looked' | 'Warnings'>): void {
  if (Warnings.length === 0) stored.write(Looked)
}

/** When the site was last seen well from this browser; undefined where it never was. */
export function lastWell(): string | undefined {
  const at = stored.read()
  return at !== null && !Number.isNaN(Date.parse(at)) ? at : undefined
}
