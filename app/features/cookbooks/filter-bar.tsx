import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { ChoiceMenu } from '#design-system/choice-menu/choice-menu.tsx'
import { Search, X } from '#design-system/icon/lucide.ts'
import { Select } from '#design-system/select/select.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useAuthors } from '#app/features/authors/index.ts'
import { cut } from '#app/lib/ui/cut.ts'
import { useDelayed } from '#app/lib/use-delayed.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import {
  COOKBOOK_SORTS,
  COOKBOOK_TEXT_DEBOUNCE_MS,
  FILTER_DEBOUNCE_MS,
  SEARCH_TEXT_MAX,
  SORT_DIRECTIONS,
  TEXT_LIMITS,
} from '#contract/limits.ts'
import { isPlain, naturalDirection, searchOf, type CookbookFilter } from './cookbook-filter.ts'

/** The address of the list under a filter. */
export function addressOf(filter: CookbookFilter, page = 1): string {
  const search = searchOf(filter, page)
  return search.size > 0 ? `/cookbooks?${search}` : '/cookbooks'
}

/**
 * Filter of the cookbook list. Changes go into the address, typing replaces the
 * history entry, and the list follows the address; every change starts at page one.
 */
export function FilterBar({ filter }: { filter: CookbookFilter }) {
  const { t } = useWords()
  const navigate = useNavigate()
  // Two fields may change before the address does, so each change is based on the last one sent.
  const latest = useRef(filter)
  useEffect(() => {
    latest.current = filter
  }, [filter])
  const apply = (change: Partial<CookbookFilter>, { replace = false } = {}) => {
    latest.current = { ...latest.current, ...change }
    void navigate(addressOf(latest.current), { replace, preventScrollReset: true })
  }

  const [term, setTerm] = useDelayed(
    filter.term,
    (changed) => apply({ term: changed }, { replace: true }),
    COOKBOOK_TEXT_DEBOUNCE_MS,
  )
  const [authorId, setAuthorId] = useDelayed(
    filter.authorId,
    (changed) => apply({ authorId: changed }),
    FILTER_DEBOUNCE_MS,
  )
  const [sort, setSort] = useDelayed(
    filter.sort,
    (changed) => apply({ sort: changed, direction: naturalDirection(changed) }),
    FILTER_DEBOUNCE_MS,
  )
  const [direction, setDirection] = useDelayed(
    filter.direction,
    (changed) => apply({ direction: changed }),
    FILTER_DEBOUNCE_MS,
  )
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    void navigate('/cookbooks', { preventScrollReset: true })
    field.current?.focus()
  }
  const authors = useAuthors().authors ?? []
  return (
    <search
      aria-label={t('cookbooks.filter.label')}
      className="mb-8 grid noscript:hidden grid-cols-[6fr_5fr] items-end gap-x-3 gap-y-4 desktop:grid-cols-[minmax(0,1fr)_11rem_13rem_11rem_auto]"
    >
      <TextField
        ref={field}
        type="search"
        label={t('cookbooks.filter.search')}
        icon={Search}
        maxLength={SEARCH_TEXT_MAX}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        className="max-desktop:col-span-2"
      />
      <ChoiceMenu
        className="max-desktop:col-span-2"
        label={t('cookbooks.filter.author')}
        value={authorId}
        options={[
          { value: undefined, label: t('cookbooks.filter.allAuthors') },
          ...authors
            .filter(({ CookbookLength }) => CookbookLength > 0)
            .map(({ Id, Name }) => {
              const { shown, full } = cut(Name, TEXT_LIMITS.dropdownAuthor)
              return { value: Id, label: shown, fullLabel: full }
            }),
        ]}
        onChoose={(chosen) => setAuthorId(chosen === authorId ? undefined : chosen)}
      />
      <Select
        label={t('cookbooks.filter.sort')}
        value={sort}
        options={COOKBOOK_SORTS.map((value) => ({
          value,
          label: t(`cookbooks.filter.orders.${value}`),
        }))}
        onValueChange={setSort}
      />
      <Select
        label={t('cookbooks.filter.direction')}
        value={direction}
        options={SORT_DIRECTIONS.map((value) => ({
          value,
          label: t(`cookbooks.filter.directions.${value}`),
        }))}
        onValueChange={setDirection}
      />
      {!isPlain(filter) && (
        <Button variant="bare" icon={X} onClick={clear} className="min-h-12 justify-self-start">
          {t('cookbooks.filter.clear')}
        </Button>
      )}
    </search>
  )
}
