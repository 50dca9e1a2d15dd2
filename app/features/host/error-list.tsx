import { Button } from '#design-system/button/button.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { writeSince } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ErrorKind } from '#contract/host/errors.ts'
import { ActForm } from './act-form.tsx'
import { useErrors } from './use-host.ts'

/** Codes that have a sentence of their own. */
const CODES = [
  'ServerError',
  'Unavailable',
  'Slow',
  'ProviderFailed',
  'FilmRefused',
  'StorageFull',
] as const

/** What went wrong, by kind: how often, when, and what members read. */
export function ErrorList() {
  const { t } = useWords()
  const { errors, makeQuiet } = useErrors()
  return (
    <section className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-heading">{t('host.errors.title')}</h2>
        <small className="text-caption text-ink-soft">{t('host.errors.kept')}</small>
      </div>
      {errors?.length === 0 && <p className="mt-2 text-ink-soft">{t('host.errors.none')}</p>}
      {errors && errors.length > 0 && (
        <ul className="host-list mt-3">
          {errors.map((error) => (
            <ErrorRow
              key={error.Kind}
              error={error}
              onQuiet={(isQuiet) => makeQuiet(error.Kind, isQuiet)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface ErrorRowProps {
  error: ErrorKind
  onQuiet: (isQuiet: boolean) => Promise<unknown>
}

function ErrorRow({ error, onQuiet }: ErrorRowProps) {
  const { t, language } = useWords()
  const { isPending, change } = useChange()
  const { Kind, Code, Where, Count, First, Last, Seen, IsQuiet } = error
  const code = CODES.find((one) => one === Code)
  const [first, last] = [First, Last].map((at) => writeSince(new Date(at), language))
  const when =
    first === last ? last : t('host.errors.between', { first: first ?? '', last: last ?? '' })
  return (
    <li data-quiet={IsQuiet || undefined}>
      <span>
        <b>
          {code ? t(`host.errors.codes.${code}`) : t('host.errors.codes.other', { code: Code })}
        </b>
        <small>
          <code>{Where}</code>
        </small>
        <small>
          {t('host.errors.times', { count: Count })}, {when}
        </small>
        <small>
          {Seen === '' ? t('host.errors.waited') : t('host.errors.seen', { text: Seen })}
        </small>
        {IsQuiet && <small>{t('host.errors.isQuiet')}</small>}
      </span>
      <ActForm
        act="quiet"
        fields={{ Kind, IsQuiet: !IsQuiet }}
        onAct={() => void change(t('host.errors.notChanged'), () => onQuiet(!IsQuiet))}
      >
        <Button type="submit" size="s" pending={isPending}>
          {IsQuiet ? t('host.errors.loud') : t('host.errors.quiet')}
        </Button>
      </ActForm>
    </li>
  )
}
