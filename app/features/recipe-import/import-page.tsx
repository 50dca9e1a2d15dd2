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
import type { Import } from '#contract/recipe-import/recipe-import.ts'
import '#app/lib/late-pieces.css'
import './recipe-import.css'
import { ImportDone } from './import-done.tsx'
import { ImportList } from './import-list.tsx'
import { ImportStart } from './import-start.tsx'
import { IMPORT_PATH, importPath } from './import-path.ts'
import { useFiles } from './use-files.ts'
import { useImportActs, useImport } from './use-import.ts'

/** The screen that imports recipes. The query parameter `id` selects an import. */
export function ImportPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [typed, type] = useState('')
  const given = useFiles()
  const id = search.get('id')
  if (id !== null) return <One key={id} id={idOf(id)} />
  return (
    <ImportStart
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
      <LoadFailed
        title={t('recipeImport.loadFailed')}
        text={t('recipeImport.loadFailedText')}
        onRetry={retry}
      />
    )
  }
  if (!found) return <Skeleton className="mt-10 h-40" />
  if (isSingle(found)) return <Single found={found} />
  switch (found.State) {
    case 'reading':
      return <Working found={found} label={t('recipeImport.reading')} />
    case 'ready':
      return <ImportList found={found} />
    case 'keeping':
      return <Working found={found} label={t('recipeImport.keeping')} value={found.Kept} />
    case 'kept':
      return <ImportDone found={found} />
    case 'undone':
      return <Over title={t('recipeImport.undone.title')} text={t('recipeImport.undone.text')} />
    default:
      return (
        <Over
          title={t('recipeImport.failed')}
          text={t(`recipeImport.failures.${found.Failure ?? 'NotReadable'}`)}
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
  const acts = useImportActs()
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
    return (
      <LoadFailed
        title={t('recipeImport.failed')}
        text={t('recipeImport.nothingLost')}
        onRetry={keep}
      />
    )
  return <Working found={found} label={t('recipeImport.reading')} />
}

interface WorkingProps {
  found: Import
  label: string
  value?: number
}

/** Shown while the server works on an import. The member may leave the page, or cancel. */
function Working({ found, label, value }: WorkingProps) {
  const { t } = useWords()
  const acts = useImportActs()
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
            onClick={() => void change(t('recipeImport.undone.failed'), () => acts.undo(found.Id))}
          >
            {t('recipeImport.cancel')}
          </Button>
        }
      />
      <p className="bring-mini">{t('recipeImport.leave')}</p>
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
        <ButtonLink variant="primary" href={IMPORT_PATH}>
          {t('recipeImport.again')}
        </ButtonLink>
        <ButtonLink href="/my/recipes">{t('recipeImport.done.openMine')}</ButtonLink>
      </div>
    </div>
  )
}
