import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { slashOff } from '#app/lib/storage/slash-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { countOf, SEARCH_TABS, type SearchTab, shownCount } from './found.ts'
import { SearchField } from './search-field.tsx'
import { createSearch, type SearchState } from './search-machine.ts'
import { SearchResults } from './search-results.tsx'

/**
 * Moves the focus with the up and down arrow keys between the field, suggestions and results. On other
 * elements, such as tabs, the keys keep their meaning.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined || event.altKey || event.nativeEvent.isComposing) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  if (at === -1) return
  event.preventDefault()
  stops[at + by]?.focus()
}

/**
 * The search for recipes, cookbooks, authors and ingredients, as an overlay of the whole window. It
 * starts empty each time; the term is not in the address.
 */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const { t, langId } = useWords()
  const [search] = useState(() => createSearch(langId))
  const state = useSyncExternalStore(search.subscribe, search.getState)
  useEffect(() => {
    search.start()
    return search.stop
  }, [search])
  useAnnouncement(state)
  const [text, setText] = useState('')
  const [tab, setTab] = useState<SearchTab>('all')
  const field = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)

  const choose = (suggestion: string) => {
    setText(suggestion)
    search.submit(suggestion)
    field.current?.focus()
  }
  /** For a button in a panel, which is unmounted with it: the tab receives the focus. */
  const moveTo = (next: SearchTab) => {
    flushSync(() => setTab(next))
    body.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      shape="full"
      title={t('shell.search')}
      titleHidden
      initialFocus={field}
      onKeyDown={moveFocus}
    >
      <SearchField
        field={field}
        text={text}
        onTextChange={(next) => {
          setText(next)
          search.type(next)
        }}
        onSubmit={() => search.submit(text)}
        isPending={state.isPending}
      />
      <div ref={body} className="page-column pt-4 pb-20">
        <Tabs
          label={t('search.results')}
          value={tab}
          onValueChange={(next) => setTab(next as SearchTab)}
          activation={state.isPending ? 'manual' : 'automatic'}
          items={SEARCH_TABS.map((value) => ({
            value,
            label: t(`search.tabs.${value}`),
            count: shownCount(value, state.found),
            content: (
              <SearchResults
                tab={value}
                state={state}
                onChoose={choose}
                onTabChange={moveTo}
                onRetry={() => search.submit(text)}
              />
            ),
          }))}
        />
        <SlashSwitch />
      </div>
    </Dialog>
  )
}

/** Turns the key `/` off, for voice control and accidental presses. Not shown on touch devices. */
function SlashSwitch() {
  const { t } = useWords()
  return (
    <div className="mt-10 border-t border-line pt-4 pointer-coarse:hidden">
      <Checkbox
        label={t('search.slash')}
        checked={!slashOff.use()}
        onCheckedChange={(isOn) => slashOff.write(isOn ? null : 'off')}
      />
    </div>
  )
}

/** Announces the number of results once all calls for a text have settled. */
function useAnnouncement({ term, found, isPending, hasFailed }: SearchState): void {
  const { t } = useWords()
  let news = ''
  if (term !== '' && !isPending) {
    const counts = [
      ['common.recipes', countOf('recipes', found)],
      ['common.cookbooks', countOf('cookbooks', found)],
      ['search.authors', countOf('authors', found)],
      ['search.ingredients', countOf('ingredients', found)],
    ] as const
    const parts = counts.filter(([, count]) => count > 0).map(([key, count]) => t(key, { count }))
    if (parts.length > 0) news = parts.join(', ')
    else if (!hasFailed) news = `${t('empty.search')} ${t('empty.searchAdvice')}`
    if (hasFailed) news = `${t('search.failed')}. ${news}`
  }
  useEffect(() => announce(news), [news])
}
