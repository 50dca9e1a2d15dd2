import { useCallback, useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { TaskProgress } from '#design-system/task-progress/task-progress.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { idOf } from '#contract/id.ts'
import type { Import } from '#contract/own/import.ts'
import '#app/lib/late-pieces.css'
import './bring.css'
import { BringDone } from './bring-done.tsx'
import { BringList } from './bring-list.tsx'
import { BringStart } from './bring-start.tsx'
import { BRING_PATH, importPath } from './import-path.ts'
import { useFiles } from './use-files.ts'
import { useBringActs, useImport } from './use-import.ts'

/** The screen that imports recipes. The query parameter `id` selects an import. */
export function BringPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [typed, type] = useState('')
  const given = useFiles()
  const id = search.get('id')
  if (id !== null) return <One key={id} id={idOf(id)} />
  return (
    <BringStart
      typed={typed}
      onType={type}
      given={given}
      onStarted={(started) => void navigate(importPath(started))}
    />
  )
}

function One({ id }: { id: Id }) {
  const { t } = useWords()
  const { found, error, retry } = useImport(id)
  if (error !== undefined) {
    return (
      <LoadFailed title={t('bring.loadFailed')} text={t('bring.loadFailedText')} onRetry={retry} />
    )
  }
  if (!found) return <Skeleton className="mt-10 h-40" />
  if (isSingle(found)) return <Single found={found} />
  switch (found.State) {
    case 'reading':
      return <Working found={found} label={t('bring.reading')} />
    case 'ready':
      return <BringList found={found} />
    case 'keeping':
      return <Working found={found} label={t('bring.keeping')} value={found.Kept} />
    case 'kept':
      return <BringDone found={found} />
    case 'undone':
      return <Over title={t('bring.undone.title')} text={t('bring.undone.text')} />
    default:
      return (
        <Over
          title={t('bring.failed')}
          text={t(`bring.failures.${found.Failure ?? 'NotReadable'}`)}
        />
      )
  }
}

/**
 * Whether an import is a single recipe of a page or a text, unlike any recipe of the member.
 * Such a recipe is saved at once and opens in the editor.
 */
function isSingle({ Kind, Items, State }: Import): boolean {
  const isOne = Items.length === 1 && Items[0]?.Like === null
  return isOne && (Kind === 'page' || Kind === 'text') && State !== 'undone' && State !== 'failed'
}

/** Saves the only recipe of an import, and opens it in the editor. */
function Single({ found }: { found: Import }) {
  const { t } = useWords()
  const acts = useBringActs()
  const { Id: id, State, Items } = found
  const [hasFailed, setFailed] = useState(false)
  const isAsked = useRef(false)
  const keep = useCallback(async () => {
    try {
      await acts.keep(id)
      setFailed(false)
    } catch (error) {
      reportFailure(error)
      setFailed(true)
    }
  }, [acts, id])
  useEffect(() => {
    if (State !== 'ready' || isAsked.current) return
    isAsked.current = true
    void keep()
  }, [State, keep])
  const recipe = Items[0]?.RecipeId ?? null
  if (State === 'kept' && recipe !== null)
    return <Navigate to={`/my/recipes/${recipe}/edit`} replace />
  if (hasFailed)
    return <LoadFailed title={t('bring.failed')} text={t('bring.nothingLost')} onRetry={keep} />
  return <Working found={found} label={t('bring.reading')} />
}

interface WorkingProps {
  found: Import
  label: string
  value?: number
}

/** Shown while the server works on an import. The member may leave the page, or cancel. */
function Working({ found, label, value }: WorkingProps) {
  const { t } = useWords()
  const acts = useBringActs()
  const { isPending, change } = useChange()
  const chosen = found.Items.filter(({ IsChosen }) => IsChosen).length
  return (
    <div className="bring-working">
      <h1 className="sr-only">{label}</h1>
      <TaskProgress
        label={label}
        {...(value !== undefined && { value, max: chosen })}
        actions={
          <Button
            variant="bare"
            pending={isPending}
            onClick={() => void change(t('bring.undone.failed'), () => acts.undo(found.Id))}
          >
            {t('bring.cancel')}
          </Button>
        }
      />
      <p className="bring-mini">{t('bring.leave')}</p>
    </div>
  )
}

/** Shown for an import that has failed or was undone. */
function Over({ title, text }: { title: string; text: string }) {
  const { t } = useWords()
  return (
    <div className="bring-working">
      <h1 className="text-title">{title}</h1>
      <Banner tone="info" title={text} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="primary" href={BRING_PATH}>
          {t('bring.again')}
        </ButtonLink>
        <ButtonLink href="/my/recipes">{t('bring.done.openMine')}</ButtonLink>
      </div>
    </div>
  )
}
