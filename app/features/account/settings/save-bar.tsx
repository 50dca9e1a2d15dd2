import { Button } from '#design-system/button/button.tsx'
import { NoticeBanner } from './notice-banner.tsx'
import type { Notice } from './use-notice.ts'

/** Props of {@link SaveBar}. */
export interface SaveBarProps {
  /** Label of the submit button. */
  label: string
  /** Shows a spinner in the button. */
  pending: boolean
  /** The result of the last submit. */
  notice: Notice | undefined
}

/**
 * Foot of a form: its submit button with the result below, where it is in view after the press and
 * moves nothing.
 */
export function SaveBar({ label, pending, notice }: SaveBarProps) {
  return (
    <div className="grid gap-4 justify-items-start">
      <Button type="submit" variant="primary" pending={pending}>
        {label}
      </Button>
      <div className="w-full">
        <NoticeBanner notice={notice} />
      </div>
    </div>
  )
}
