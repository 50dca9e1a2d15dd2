import { TaskProgress } from '#design-system/task-progress/task-progress.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { importPath } from './import-path.ts'
import type { GivenFile } from './use-files.ts'
import { useProgress } from './use-import.ts'

/** The files that the member has chosen, each with its state. */
export function FileList({ files }: { files: readonly GivenFile[] }) {
  const { t } = useWords()
  return (
    <ul aria-label={t('recipeImport.files.label')} className="bring-files">
      {files.map(({ key, name, state }) => (
        <li key={key}>
          {state.kind === 'sending' ? (
            <TaskProgress label={t('recipeImport.sending', { name })} />
          ) : (
            <>
              <b>{name}</b>
              <What state={state} name={name} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function What({ state, name }: Pick<GivenFile, 'state' | 'name'>) {
  const { t } = useWords()
  switch (state.kind) {
    case 'import':
      return <Read id={state.id} name={name} />
    case 'recipe':
      return (
        <p>
          {t('recipeImport.files.picture')}{' '}
          <TextLink href={`/my/recipes/${state.id}/edit`}>{t('recipeImport.files.write')}</TextLink>
        </p>
      )
    case 'refused':
      return <p>{state.why}</p>
    default:
      return <p>{t('recipeImport.files.waiting')}</p>
  }
}

/** The progress of the import of a file. */
function Read({ id, name }: { id: Id; name: string }) {
  const { t } = useWords()
  const now = useProgress(id)
  if (!now || now.State === 'reading') return <p>{t('recipeImport.reading')}</p>
  if (now.State === 'failed')
    return <p>{t(`recipeImport.failures.${now.Failure ?? 'NotReadable'}`)}</p>
  return (
    <p>
      {t('recipeImport.found', { count: now.Count })}.{' '}
      <TextLink href={importPath(id)} aria-label={`${t('recipeImport.lookOver')}: ${name}`}>
        {t('recipeImport.lookOver')}
      </TextLink>
    </p>
  )
}
