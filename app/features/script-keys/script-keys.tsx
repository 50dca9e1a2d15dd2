import { useEffect, useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowLeft, BookOpen, Plus } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { SCRIPT_KEYS_MAX } from '#contract/script-keys/limits.ts'
import { KeyForm } from './key-form.tsx'
import { KeyList } from './key-list.tsx'
import { KeyOnce, type MadeKey } from './key-once.tsx'
import { useScriptKeys } from './use-script-keys.ts'
import './script-keys.css'

/** What the screen shows: the keys, the form of a new one, or the new one. */
type View = { kind: 'list' } | { kind: 'new' } | { kind: 'once'; made: MadeKey }

/** The member's keys for scripts. A new key is in the memory of this screen alone, until it is left. */
export function ScriptKeys() {
  const { t } = useWords()
  const [view, setView] = useState<View>({ kind: 'list' })
  const start = useRef<HTMLDivElement>(null)
  const before = useRef(view.kind)
  useEffect(() => {
    if (before.current !== view.kind) start.current?.focus()
    before.current = view.kind
  }, [view.kind])
  const toList = () => setView({ kind: 'list' })
  return (
    <div ref={start} tabIndex={-1} className="script-keys">
      {view.kind !== 'list' && (
        <TextLink
          href="/settings/keys"
          variant="bar"
          onClick={(event) => {
            event.preventDefault()
            toList()
          }}
        >
          <Icon of={ArrowLeft} />
          {t('settings.tabs.keys')}
        </TextLink>
      )}
      {view.kind === 'list' && <Overview onAdd={() => setView({ kind: 'new' })} />}
      {view.kind === 'new' && (
        <KeyForm onMade={(made) => setView({ kind: 'once', made })} onCancel={toList} />
      )}
      {view.kind === 'once' && <KeyOnce made={view.made} onDone={toList} />}
    </div>
  )
}

function Overview({ onAdd }: { onAdd: () => void }) {
  const { t } = useWords()
  const { keys, error, retry } = useScriptKeys()
  const isFull = keys && keys.filter(({ HasEnded }) => !HasEnded).length >= SCRIPT_KEYS_MAX
  return (
    <>
      <p className="text-label text-ink-soft">{t('scriptKeys.text')}</p>
      <div className="script-keys-actions">
        <Button variant="primary" icon={Plus} disabled={isFull ?? true} onClick={onAdd}>
          {t('scriptKeys.add')}
        </Button>
        <TextLink href="/scripts" variant="bar">
          <Icon of={BookOpen} />
          {t('scriptKeys.guide')}
        </TextLink>
      </div>
      {isFull && <p className="text-label">{t('scriptKeys.full', { most: SCRIPT_KEYS_MAX })}</p>}
      {keys && keys.length > 0 && <KeyList keys={keys} />}
      {keys?.length === 0 && <p className="script-keys-none">{t('scriptKeys.none')}</p>}
      {!keys && error === undefined && <ListSkeleton />}
      {!keys && error !== undefined && (
        <LoadFailed
          title={t('scriptKeys.failed')}
          text={t('scriptKeys.failedText')}
          onRetry={retry}
        />
      )}
    </>
  )
}

function ListSkeleton() {
  return (
    <SkeletonRegion>
      <div className="grid gap-6 pt-4">
        {[1, 2].map((row) => (
          <div key={row} className="grid gap-2">
            <Skeleton className="h-5 w-64" />
            <Skeleton className="h-4 w-48" />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  )
}
