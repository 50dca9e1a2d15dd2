import { Button } from '#design-system/button/button.tsx'
import { useMember } from '#app/features/account/index.ts'
import type { Id } from '#contract/common.ts'
import { useReport } from './use-report.tsx'

/** Props of {@link ReportEntry}. */
export interface ReportEntryProps {
  kind: 'recipe' | 'cookbook' | 'author' | 'film'
  /** Of a film: of its recipe. */
  id: Id
  /** What it is called. */
  title: string
  author: { Id: Id; Name: string }
  /** Text of the button. */
  label: string
  /** In place of the button, once it is reported. */
  thanks: string
}

/** Reports a recipe, its film, a cookbook or a profile; not that of its reader. */
export function ReportEntry({ kind, id, title, author, label, thanks }: ReportEntryProps) {
  const { member } = useMember()
  const { sent, open, isPending, dialog } = useReport({ kind, id, name: author.Name, quote: title })
  if (member?.AuthorId === author.Id) return null
  return (
    <>
      {sent ? (
        <p role="status" className="py-2.5 text-label text-ink-soft">
          {thanks}
        </p>
      ) : (
        <Button variant="bare" size="s" pending={isPending} onClick={open} className="-ms-2.5">
          {label}
        </Button>
      )}
      {dialog}
    </>
  )
}
