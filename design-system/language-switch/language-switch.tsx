import type { ComponentProps } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import { Link } from '#design-system/link/link.tsx'

/** Props of {@link LanguageSwitch}; other props go to the group. */
export interface LanguageSwitchProps<Code extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'aria-label'
> {
  /** Name of the group: "Language". */
  label: string
  /** Codes of the languages (BCP 47), also shown: "de". */
  languages: readonly Code[]
  /** Name of a language: "Deutsch". */
  nameOf: (code: Code) => string
  /** URL of this page in a language. */
  hrefOf: (code: Code) => string
  /** Code of the language of the page. @selector [aria-current="true"] */
  value: Code
  /** Called with the chosen code instead of following the link. */
  onChoose: (code: Code) => void
}

/**
 * The languages of a page. Each is a link to the page in that language and works without scripts;
 * with scripts the language changes in place.
 */
export function LanguageSwitch<Code extends string>({
  label,
  languages,
  nameOf,
  hrefOf,
  value,
  onChoose,
  className,
  ...props
}: LanguageSwitchProps<Code>) {
  return (
    <div
      data-slot="language-switch"
      role="group"
      aria-label={label}
      className={cn(
        'inline-flex flex-none overflow-hidden rounded-control border-[1.5px] border-line-control text-caption font-semibold',
        className,
      )}
      {...props}
    >
      {languages.map((code) => (
        <Link
          key={code}
          href={hrefOf(code)}
          hrefLang={code}
          lang={code}
          aria-label={nameOf(code)}
          aria-current={code === value ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            onChoose(code)
          }}
          className="grid min-h-8 min-w-9 place-items-center px-2 text-ink-soft uppercase -outline-offset-3 hover:bg-tint hover:text-ink not-forced-colors:aria-[current=true]:bg-ink not-forced-colors:aria-[current=true]:text-ground forced-colors:aria-[current=true]:outline-3 forced-colors:aria-[current=true]:outline-[Highlight]"
        >
          {code}
        </Link>
      ))}
    </div>
  )
}
