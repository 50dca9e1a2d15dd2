import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { ChangedText } from '#design-system/text-difference/changed-text.tsx'

/** A field in two versions. */
export interface TextChange {
  /** Unique in the list. */
  key: string
  /** Name of the field. */
  label: ReactNode
  /** The earlier version; empty where there was none. */
  before: string
  /** The later version; empty where there is none. */
  after: string
}

/** Props of {@link TextDifference}; other props go to its root, a `<div>`. */
export interface TextDifferenceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The fields that differ, in order. */
  changes: readonly TextChange[]
  /** Heading of the earlier versions. @default "Before" */
  beforeLabel?: string
  /** Heading of the later versions. @default "Now" */
  afterLabel?: string
  /** Language of the texts, a BCP 47 tag. @default the page's */
  textLanguage?: string
}

/**
 * Two versions of texts side by side: words that are gone are struck through, new ones underlined,
 * each on a tint; a screen reader says "removed" and "new" before them. Below 640 px the versions
 * stand one above the other.
 */
export function TextDifference({
  changes,
  beforeLabel,
  afterLabel,
  textLanguage,
  className,
  ...props
}: TextDifferenceProps) {
  const { task } = useMessages()
  const [before, after] = [beforeLabel ?? task.before, afterLabel ?? task.after]
  return (
    <div data-slot="text-difference" className={cn('@container', className)} {...props}>
      {changes.map((change) => (
        <TwoVersions key={change.key} change={change} names={[before, after]} lang={textLanguage} />
      ))}
    </div>
  )
}

function TwoVersions({
  change: { label, before, after },
  names,
  lang,
}: {
  change: TextChange
  names: readonly [before: string, after: string]
  lang: string | undefined
}) {
  const { nothing } = useMessages().task
  const versions = [
    { name: names[0], text: before, version: 'before' },
    { name: names[1], text: after, version: 'after' },
  ] as const
  return (
    <section className="grid gap-x-5 gap-y-2 border-t border-line py-4 @min-[40rem]:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]">
      <h3 className="text-label font-semibold">{label}</h3>
      {versions.map(({ name, text, version }) => (
        <div key={version}>
          <p className="text-caption text-ink-soft">{name}</p>
          {text === '' ? (
            <p className="text-ink-soft">{nothing}</p>
          ) : (
            <p lang={lang} className="whitespace-pre-line wrap-anywhere">
              <ChangedText before={before} after={after} version={version} />
            </p>
          )}
        </div>
      ))}
    </section>
  )
}
