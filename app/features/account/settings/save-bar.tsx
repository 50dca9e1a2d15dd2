import { Button } from '#design-system/button/button.tsx'
import { NoticeBanner } from './notice-banner.tsx'
import type { Notice } from './use-notice.ts'

/** Props of {@link SaveBar}. */
export interface SaveBarProps {
  /** Words of the button that sends the form. */
  label: string
  /** The form is on its way: a spinner turns (SET-17). */
  pending: boolean
  /** What became of it. */
  notice: Notice | undefined
}

/**
 * Foot of a form: its button, and below what became of it. There it is in sight after the press, and
 * nothing moves away under a finger.
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
