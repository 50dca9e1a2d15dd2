import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { DescriptionList } from '#design-system/description-list/description-list.tsx'
import { FileDrop } from '#design-system/file-drop/file-drop.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Globe, Lock, Quote } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PICTURE_TYPES } from '#contract/pictures.ts'
import type { Id } from '#contract/common.ts'
import type { Import } from '#contract/recipe-import/recipe-import.ts'
import { IMPORT_TEXT_MAX } from '#contract/recipe-import/limits.ts'
import { importKeys } from './import-keys.ts'
import { FileList } from './file-list.tsx'
import { importPath } from './import-path.ts'
import type { GivenFiles } from './use-files.ts'
import { useImportActs } from './use-import.ts'
import './import-start.css'

/** Files that are read, by their names, and pictures of recipes that are to be written. */
const ACCEPT = [
  '.zip,.json,.jsonld,.xml,.paprikarecipes,.paprikarecipe,.cook,.txt,.md,.html,.htm',
  ...PICTURE_TYPES,
].join(',')

/** One address and nothing else. */
const ADDRESS = /^\s*(?:https?:\/\/\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?)\s*$/iu

/** Props of {@link ImportStart}. */
export interface ImportStartProps {
  /** The typed text. It stays while the member looks at an import. */
  typed: string
  onType: (text: string) => void
  /** The chosen files, which stay as well. */
  given: GivenFiles
  onStarted: (id: Id) => void
}

/** The form that starts an import from an address, a text or files. */
export function ImportStart({ typed, onType, given, onStarted }: ImportStartProps) {
  const { t, language } = useWords()
  const acts = useImportActs()
  const { isPending, change } = useChange()
  const [isMissing, setMissing] = useState(false)
  const [fileError, setFileError] = useState<string>()
  const navigate = useNavigate()
  const id = useId()
  const start = async (make: () => Promise<Import>) =>
    await change(t('recipeImport.failed'), async () => onStarted((await make()).Id))
  const read = () => {
    const text = typed.trim()
    setMissing(text === '')
    if (text === '') return
    const address = /^https?:/iu.test(text) ? text : `https://${text}`
    void start(() =>
      ADDRESS.test(text) ? acts.address(address, language) : acts.text(text, language),
    )
  }
  const take = async (files: File[]) => {
    setFileError(undefined)
    const done = await given.give(files)
    const [{ state } = {}] = done
    // A single import opens at once. Several are listed, to be checked in turn.
    if (given.files.length > 0 || done.length > 1) return
    if (state?.kind === 'import') onStarted(state.id)
    if (state?.kind === 'recipe') void navigate(`/my/recipes/${state.id}/edit`)
  }
  return (
    <>
      <div className="bring-head">
        <div>
          <h1 className="text-display">{t('recipeImport.title')}</h1>
          <p className="bring-lede">{t('recipeImport.lede')}</p>
        </div>
      </div>
      <Waiting given={given} />
      <div className="bring-columns">
        <section>
          <h2 className="bring-sub">
            <label htmlFor={id}>{t('recipeImport.give')}</label>
          </h2>
          <FileDrop
            className="bring-drop"
            label={t('recipeImport.choose')}
            hint={t('recipeImport.drop')}
            accept={ACCEPT}
            multiple
            disabled={isPending || given.isSending}
            error={fileError}
            onFiles={(files) => void take(files)}
            onRefused={() => setFileError(t('recipeImport.kind'))}
          >
            <form
              noValidate
              className="bring-paste"
              onSubmit={(event) => {
                event.preventDefault()
                read()
              }}
            >
              <textarea
                id={id}
                value={typed}
                maxLength={IMPORT_TEXT_MAX}
                placeholder={t('recipeImport.example')}
                aria-invalid={isMissing || undefined}
                aria-describedby={isMissing ? `${id}-error` : undefined}
                onChange={({ target }) => onType(target.value)}
              />
              {isMissing && (
                <p id={`${id}-error`} role="alert" className="bring-missing">
                  {t('recipeImport.missing')}
                </p>
              )}
              <Button variant="primary" type="submit" pending={isPending}>
                {t('recipeImport.read')}
              </Button>
            </form>
          </FileDrop>
          {given.files.length > 0 && <FileList files={given.files} />}
          <ul className="bring-promises">
            {(['page', 'source', 'yours'] as const).map((promise) => (
              <li key={promise}>
                <Icon of={{ page: Globe, source: Quote, yours: Lock }[promise]} />
                {t(`recipeImport.promises.${promise}`)}
              </li>
            ))}
          </ul>
        </section>
        <Programs />
      </div>
    </>
  )
}

/** Programs, and what to export there. */
function Programs() {
  const { t } = useWords()
  return (
    <section>
      <h2 className="bring-sub">{t('recipeImport.programs')}</h2>
      <DescriptionList
        items={[
          { key: 'Mealie', term: 'Mealie', details: 'ZIP' },
          { key: 'Tandoor', term: 'Tandoor', details: 'ZIP' },
          { key: 'RecipeSage', term: 'RecipeSage', details: 'JSON-LD, XML' },
          { key: 'Paprika', term: 'Paprika', details: '.paprikarecipes' },
          {
            key: 'Nextcloud Cookbook',
            term: 'Nextcloud Cookbook',
            details: t('recipeImport.folderAsZip'),
          },
          { key: 'Cooklang', term: 'Cooklang', details: t('recipeImport.cook') },
          { key: 'Simmer', term: 'Simmer', details: t('recipeImport.simmer') },
        ]}
      />
      <p className="bring-mini">{t('recipeImport.export')}</p>
    </section>
  )
}

/** Imports that the member left before saving anything. */
function Waiting({ given: { files } }: Pick<ImportStartProps, 'given'>) {
  const { t } = useWords()
  const { data } = useKey(importKeys.open())
  const isGiven = ({ Id: id }: Import) =>
    files.some(({ state }) => state.kind === 'import' && state.id === id)
  const left = data?.Imports.filter((found) => !isGiven(found)) ?? []
  if (left.length === 0) return null
  return (
    <Banner tone="info" className="mb-6" title={t('recipeImport.open')}>
      <ul>
        {left.map(({ Id: id, Count }) => (
          <li key={id}>
            {Count > 0 && `${t('recipeImport.found', { count: Count })}. `}
            <TextLink href={importPath(id)}>{t('recipeImport.lookOver')}</TextLink>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
