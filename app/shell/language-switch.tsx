import { useSearchParams } from 'react-router-dom'
import { cn } from '#design-system/lib/cn.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { useChooseLanguage } from '#app/words/language-provider.tsx'
import { useWords } from '#app/words/words-provider.tsx'

/**
 * DE and EN, in header and footer (D-05). Each is a link to this page in that language, so it works
 * before the page wakes up and without scripts; afterwards the words change in place.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t, language } = useWords()
  const choose = useChooseLanguage()
  const [search, setSearch] = useSearchParams()

  const change = (chosen: Language) => {
    choose(chosen)
    if (!search.has('lang')) return
    const rest = new URLSearchParams(search)
    rest.delete('lang')
    setSearch(rest, { replace: true, preventScrollReset: true })
  }
  const addressIn = (chosen: Language) => {
    const other = new URLSearchParams(search)
    other.set('lang', chosen)
    return `?${other}`
  }

  return (
    <div
      role="group"
      aria-label={t('shell.language.label')}
      className={cn(
        'inline-flex flex-none overflow-hidden rounded-control border-[1.5px] border-line-control text-caption font-semibold',
        className,
      )}
    >
      {LANGUAGES.map((one) => (
        <a
          key={one}
          href={addressIn(one)}
          hrefLang={one}
          lang={one}
          aria-label={t(`shell.language.${one}`)}
          aria-current={one === language ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            change(one)
          }}
          className="grid min-h-8 min-w-9 place-items-center px-2 text-ink-soft uppercase -outline-offset-3 hover:bg-tint hover:text-ink aria-[current=true]:bg-ink aria-[current=true]:text-ground forced-colors:aria-[current=true]:outline-3 forced-colors:aria-[current=true]:outline-[Highlight]"
        >
          {one}
        </a>
      ))}
    </div>
  )
}
