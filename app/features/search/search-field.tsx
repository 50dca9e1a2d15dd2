import type { RefObject } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Search } from '#design-system/icon/lucide.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { SEARCH_TEXT_MAX } from '#contract/limits.ts'
import { STOP } from './hit.tsx'

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  text: string
  /** Called with every new text. */
  onTextChange: (text: string) => void
  /** Called when Enter is pressed. */
  onSubmit: () => void
  /** Shows a spinner. */
  isPending: boolean
  field: RefObject<HTMLInputElement | null>
}

/** The text field of the search, in the size of a heading. */
export function SearchField({ text, onTextChange, onSubmit, isPending, field }: SearchFieldProps) {
  const { t } = useWords()
  const clear = () => {
    onTextChange('')
    field.current?.focus()
  }
  return (
    <div className="sticky top-0 z-lifted bg-ground pt-5">
      <div className="page-column">
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
          className="flex min-h-17 items-center gap-3 border-b-2 border-line-control pe-13 focus-within:border-ink tablet:min-h-21"
        >
          <span className="grid size-6 flex-none place-items-center text-heading">
            {isPending ? <Spinner /> : <Icon of={Search} size="l" />}
          </span>
          {/* On phones the Enter key says "search", and spelling correction is off. */}
          <input
            ref={field}
            {...STOP}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={SEARCH_TEXT_MAX}
            aria-label={t('shell.search')}
            placeholder={t('search.placeholder')}
            value={text}
            onChange={(event) => onTextChange(event.target.value)}
            className="min-w-0 grow bg-transparent py-2 text-title font-bold text-ellipsis outline-none [box-shadow:none] [&::-webkit-search-cancel-button]:hidden"
          />
          {text !== '' && (
            <Button variant="bare" size="s" className="flex-none" onClick={clear}>
              {t('search.clear')}
            </Button>
          )}
        </form>
      </div>
    </div>
  )
}
