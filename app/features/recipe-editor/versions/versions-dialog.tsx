import { useEffect, useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { VersionCard } from '#contract/own-recipes/versions.ts'
import { useEditorContext } from '../context.ts'
import { versionKey, versionsKey } from '../store/calls.ts'
import { useVersionWords } from './use-version-words.ts'
import { VersionDifference } from './version-difference.tsx'
import './versions.css'

/** An earlier version of a recipe with its full text. Without an id, no call is made. */
function useVersion(recipe: Id, id: Id | undefined) {
  const { data: version, ...state } = useKey(id === undefined ? null : versionKey(recipe, id))
  return { version, ...state }
}

/** Props of {@link VersionsDialog}. */
export interface VersionsDialogProps {
  /** The recipe. */
  id: Id
  onClose: () => void
}

/** The earlier versions of a recipe: one is looked at beside what is there now, and brought back. */
export function VersionsDialog({ id, onClose }: VersionsDialogProps) {
  const { t } = useWords()
  const { draft, language, putBack } = useEditorContext()
  const { whenOf } = useVersionWords()
  const [shown, setShown] = useState<VersionCard>()
  const { version, error, isPending } = useVersion(id, shown?.Id)
  const [looked, setLooked] = useState<Id>()
  const all = () => {
    setLooked(shown?.Id)
    setShown(undefined)
  }
  const take = () => {
    if (!version || !shown) return
    putBack(version.Draft)
    toast({ title: t('versions.isBack', { when: whenOf(shown) }) })
    onClose()
  }
  const title = shown ? whenOf(shown) : t('versions.title')
  return (
    <Dialog
      open
      size={shown ? 'xl' : 'm'}
      onOpenChange={onClose}
      title={title}
      footer={
        shown && (
          <>
            <Button onClick={all}>{t('versions.all')}</Button>
            <Button variant="primary" disabled={!version} onClick={take}>
              {t('versions.back')}
            </Button>
          </>
        )
      }
    >
      {!shown && <List id={id} focused={looked} onLook={setShown} />}
      {shown && isPending && <Waiting />}
      {shown && error !== undefined && <p role="alert">{t('versions.gone')}</p>}
      {shown && version && (
        <VersionDifference
          before={version.Draft}
          after={draft}
          language={language}
          when={whenOf(shown)}
        />
      )}
    </Dialog>
  )
}

function Waiting() {
  return (
    <SkeletonRegion>
      <Skeleton className="h-14" />
      <Skeleton className="mt-3 h-14" />
    </SkeletonRegion>
  )
}

interface ListProps {
  id: Id
  /** The version that was looked at. */
  focused: Id | undefined
  onLook: (version: VersionCard) => void
}

function List({ id, focused, onLook }: ListProps) {
  const { t } = useWords()
  const { draft } = useEditorContext()
  const { whenOf, countsOf, reasonOf } = useVersionWords()
  const { data, error, isPending, retry } = useKey(versionsKey(id))
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  if (isPending) return <Waiting />
  if (error !== undefined) {
    return (
      <LoadFailed title={t('versions.failed')} text={t('versions.failedText')} onRetry={retry} />
    )
  }
  if (!data || data.Versions.length === 0) {
    return <EmptyState title={t('versions.none')}>{t('versions.noneText')}</EmptyState>
  }
  const foods = draft.Lines.filter(({ IsHeading }) => !IsHeading).length
  return (
    <ul className="wr-version-list">
      <li>
        <span>
          <b>{t('versions.now')}</b>
          <span>{countsOf(draft.Steps.length, foods)}</span>
        </span>
      </li>
      {data.Versions.map((version) => (
        <li key={version.Id}>
          <span>
            <b>{whenOf(version)}</b>
            <span>{reasonOf(version)}</span>
          </span>
          <Button
            ref={version.Id === focused ? back : undefined}
            size="s"
            aria-label={t('versions.lookAt', { when: whenOf(version) })}
            onClick={() => onLook(version)}
          >
            {t('versions.look')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
