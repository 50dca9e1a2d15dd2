import { useId, useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { DescriptionList } from '#design-system/description-list/description-list.tsx'
import { FileDrop } from '#design-system/file-drop/file-drop.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Globe, Lock, Quote } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { TaskProgress } from '#design-system/task-progress/task-progress.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Import } from '#contract/own/import.ts'
import { IMPORT_FILE_BYTES_MAX, IMPORT_TEXT_MAX } from '#contract/own/limits.ts'
import { bringKeys } from './bring-keys.ts'
import { ACCEPT } from './programs.ts'
import { useBringActs } from './use-import.ts'

const MEGABYTE = 1024 ** 2
/** One address and nothing else. */
const ADDRESS = /^\s*(?:https?:\/\/\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?)\s*$/iu

/** Props of {@link BringStart}. */
export interface BringStartProps {
  /** What was typed; it stays while an import is looked at. */
  typed: string
  onType: (text: string) => void
  onStarted: (found: Import) => void
}

/** The ways in: an address, a text, a file. */
export function BringStart({ typed, onType, onStarted }: BringStartProps) {
  const { t, language } = useWords()
  const acts = useBringActs()
  const { isPending, change } = useChange()
  const [isMissing, setMissing] = useState(false)
  const [fileError, setFileError] = useState<string>()
  const [sending, setSending] = useState<string>()
  const id = useId()
  const start = async (make: () => Promise<Import>) =>
    await change(t('bring.failed'), async () => onStarted(await make()))
  const read = () => {
    const text = typed.trim()
    setMissing(text === '')
    if (text === '') return
    const address = /^https?:/iu.test(text) ? text : `https://${text}`
    void start(() =>
      ADDRESS.test(text) ? acts.address(address, language) : acts.text(text, language),
    )
  }
  const take = async ([file]: File[]) => {
    if (!file) return
    const isLarge = file.size > IMPORT_FILE_BYTES_MAX
    setFileError(isLarge ? t('bring.large', { size: IMPORT_FILE_BYTES_MAX / MEGABYTE }) : undefined)
    if (isLarge) return
    setSending(file.name)
    await start(() => acts.file(file, language))
    setSending(undefined)
  }
  return (
    <>
      <div className="bring-head">
        <div>
          <h1 className="text-display">{t('bring.title')}</h1>
          <p className="bring-lede">{t('bring.lede')}</p>
        </div>
      </div>
      <Waiting />
      <div className="bring-columns">
        <section>
          <h2 className="bring-sub">
            <label htmlFor={id}>{t('bring.give')}</label>
          </h2>
          <FileDrop
            label={t('bring.choose')}
            hint={t('bring.drop')}
            accept={ACCEPT}
            disabled={isPending}
            error={fileError}
            onFiles={(files) => void take(files)}
            onRefused={() => setFileError(t('bring.kind'))}
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
                placeholder={t('bring.example')}
                aria-invalid={isMissing || undefined}
                aria-describedby={isMissing ? `${id}-error` : undefined}
                onChange={({ target }) => onType(target.value)}
              />
              {isMissing && (
                <p id={`${id}-error`} role="alert" className="bring-missing">
                  {t('bring.missing')}
                </p>
              )}
              <Button variant="primary" type="submit" pending={isPending && sending === undefined}>
                {t('bring.read')}
              </Button>
            </form>
          </FileDrop>
          {sending !== undefined && (
            <TaskProgress className="mt-4" label={t('bring.sending', { name: sending })} />
          )}
          <ul className="bring-promises">
            {(['page', 'source', 'yours'] as const).map((promise) => (
              <li key={promise}>
                <Icon of={{ page: Globe, source: Quote, yours: Lock }[promise]} />
                {t(`bring.promises.${promise}`)}
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
      <h2 className="bring-sub">{t('bring.programs')}</h2>
      <DescriptionList
        items={[
          { key: 'Mealie', term: 'Mealie', details: 'ZIP' },
          { key: 'Tandoor', term: 'Tandoor', details: 'ZIP' },
          { key: 'RecipeSage', term: 'RecipeSage', details: 'JSON-LD, XML' },
          { key: 'Paprika', term: 'Paprika', details: '.paprikarecipes' },
          {
            key: 'Nextcloud Cookbook',
            term: 'Nextcloud Cookbook',
            details: t('bring.folderAsZip'),
          },
          { key: 'Cooklang', term: 'Cooklang', details: t('bring.cook') },
          { key: 'Simmer', term: 'Simmer', details: t('bring.simmer') },
        ]}
      />
      <p className="bring-mini">{t('bring.export')}</p>
    </section>
  )
}

/** An import that was left before anything was kept. */
function Waiting() {
  const { t } = useWords()
  const { data } = useKey(bringKeys.open())
  const [first] = data?.Imports ?? []
  if (!first) return null
  return (
    <Banner tone="info" className="mb-6" title={t('bring.open')}>
      {first.Count > 0 && `${t('bring.found', { count: first.Count })}. `}
      <TextLink href={`/my/recipes/import?id=${first.Id}`}>{t('bring.lookOver')}</TextLink>
    </Banner>
  )
}
