import { useState, useSyncExternalStore } from 'react'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#app/lib/words/language-provider.tsx'
import { packOf } from '#app/lib/words/packs.ts'
import type { Language } from '#contract/languages.ts'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'
import { bookRecipeWith, cookbookWith } from '../../../../.storybook/data/own-cookbooks.ts'
import { CookbookEditorContext, LatestEditorContext, useLatest } from './context.ts'
import { CookbookStore } from './cookbook-store.ts'
import { groupsOf } from './places.ts'
import { TabPart } from './tab-part.tsx'
import { useFolding } from './use-folding.ts'
import { useSpokenLift } from './use-spoken-lift.ts'

const NAMES: Record<Language, readonly [string, string, string]> = {
  en: ['Country sourdough', 'Pretzel rolls', 'Cardamom buns'],
  de: ['Bauernbrot', 'Laugenbrötchen', 'Kardamomschnecken'],
}

const nothing = () => undefined
const never = () => Promise.reject(new Error('Nothing is sent.'))

/** A cookbook with two tabs, of which nothing is sent. */
function storeOf(language: Language) {
  const [first, second, third] = NAMES[language]
  const cookbook = cookbookWith({
    Tabs: [
      { Key: 'bread', Name: { en: 'Bread', de: 'Brot' }, Recipes: [1, 2] },
      { Key: 'sweet', Name: { en: 'Sweet', de: 'Süßes' }, Recipes: [3] },
    ],
    Recipes: [
      bookRecipeWith({ Name: first }),
      bookRecipeWith({ Id: 2, PublicId: 2, Name: second }),
      bookRecipeWith({ Id: 3, PublicId: null, Name: third, IsMine: true, State: 'draft' }),
    ],
  })
  return new CookbookStore(cookbook, { change: never, write: never })
}

/** The rows of the editor. */
function Rows({ language }: { language: Language }) {
  const [store] = useState(() => storeOf(language))
  const { cookbook } = useSyncExternalStore(store.subscribe, store.read)
  const recipeOf = (id: number) => cookbook.Recipes.find(({ Id }) => Id === id)
  const nameOf = (id: number) => recipeOf(id)?.Name ?? ''
  const tabNameOf = (key: string | null) =>
    cookbook.Tabs.find(({ Key }) => Key === key)?.Name[language] ?? ''
  const folding = useFolding(cookbook)
  const lift = useSpokenLift({
    order: cookbook,
    nameOf,
    tabNameOf,
    onChange: (change) => store.change([change]),
    onEvent: nothing,
  })
  const editor = {
    store,
    cookbook,
    order: lift.shown,
    language,
    recipeOf,
    nameOf,
    tabNameOf,
    lift,
    folding,
    askTab: nothing,
    takeOut: nothing,
    chosen: undefined,
    choose: nothing,
  }
  const latest = useLatest(editor)
  return (
    <CookbookEditorContext value={editor}>
      <LatestEditorContext value={latest}>
        {groupsOf(lift.shown)
          .slice(0, 2)
          .map((group) => (
            <TabPart key={group.tab} group={group} isHeld={false} />
          ))}
      </LatestEditorContext>
    </CookbookEditorContext>
  )
}

test.each(LANGUAGES)(
  'BOK-94 a row is carried with keys into another tab and put back, as in spoken.carrying.%s.txt',
  async (language) => {
    localStorage.clear()
    const reporter = await listen(
      'Carrying a row',
      language,
      <LanguageProvider initial={packOf(language)}>
        <Rows language={language} />
      </LanguageProvider>,
    )
    reporter.notes('The names of the tab, what can be done with it, and its first row')
    await reporter.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab')
    reporter.notes('Lifted, carried on into the next tab and to its end, set down')
    await reporter.press('Enter', 'ArrowDown', 'ArrowDown', 'End', 'Enter')
    reporter.notes('Lifted, carried up a tab, and put back')
    await reporter.press(' ', 'Alt+ArrowUp', 'Escape')
    reporter.notes('Moved without lifting it')
    await reporter.press('Alt+ArrowUp')
    localStorage.clear()
    await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.carrying.${language}.txt`)
  },
)
