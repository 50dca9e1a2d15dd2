import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { useKey } from '#app/lib/api/use-key.ts'
import { useSite } from '#app/lib/site/site.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HostRelease } from '#contract/host/release.ts'
import { hostKeys } from './host-keys.ts'

/** A button that shows what is new in the version that runs. */
export function ReleaseNotes() {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  if (useSite().plain) return <PlainNotes />
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setOpen(true)}>
        {t('host.whatIsNew')}
      </Button>
      {isOpen && <Notes onClose={() => setOpen(false)} />}
    </>
  )
}

function Notes({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const { data: release, error, isPending, retry } = useKey(hostKeys.release())
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={release ? t('host.release.title', { version: release.Release }) : t('host.whatIsNew')}
      footer={
        <Button className="grow" onClick={onClose}>
          {t('host.close')}
        </Button>
      }
    >
      {isPending && <Skeleton className="h-24" />}
      {error !== undefined && (
        <LoadFailed title={t('host.failed')} text={t('host.failedText')} onRetry={retry} />
      )}
      {release && <List {...release} />}
    </Dialog>
  )
}

/** The notes on a page without scripts, where no dialog opens. */
function PlainNotes() {
  const { t } = useWords()
  const { data: release } = useKey(hostKeys.release())
  if (!release) return null
  return (
    <details className="host-plain-notes">
      <summary>{t('host.whatIsNew')}</summary>
      <List {...release} />
    </details>
  )
}

function List({ Notes: notes }: HostRelease) {
  const { t } = useWords()
  return (
    <>
      {notes.length === 0 && <p>{t('host.release.none')}</p>}
      {byHeading(notes).map(([heading, texts]) => (
        <section key={heading} className="mb-5">
          {heading !== '' && <h3 className="mb-1 font-semibold">{heading}</h3>}
          <ul className="host-list">
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="text-label text-ink-soft">{t('host.release.simmer')}</p>
    </>
  )
}

/** The lines under each heading, in the order of the notes. */
function byHeading(notes: HostRelease['Notes']): [string, string[]][] {
  const grouped = new Map<string, string[]>()
  for (const { Heading, Text } of notes)
    grouped.set(Heading, [...(grouped.get(Heading) ?? []), Text])
  return [...grouped]
}
