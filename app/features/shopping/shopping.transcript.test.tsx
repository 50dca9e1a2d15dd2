import { useState } from 'react'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#app/lib/words/language-provider.tsx'
import { keys } from '#app/lib/api/keys.ts'
import { packOf } from '#app/lib/words/packs.ts'
import { itemReader } from '#cooking/items/item-reader.ts'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'
import { FOODS, LIST, DEPARTMENTS, shoppingWith } from '../../../.storybook/data/shopping.ts'
import { DepartmentPart } from './list/departments-panel.tsx'
import { Entry } from './list/entry/entry.tsx'
import { useActions } from './list/actions/use-actions.ts'
import { ModeBar } from './mode/mode-bar.tsx'
import { ModeRow } from './mode/mode-row.tsx'

const nothing = () => undefined

/** What is on the list: two departments, and words of the field. */
const parts = () =>
  shoppingWith({ list: { ...LIST, places: DEPARTMENTS }, reader: itemReader(FOODS) })

/** A part of the list, whose actions are those of the app. */
function Part({ of }: { of: 'list' | 'field' | 'shop' }) {
  const [shopping] = useState(parts)
  const actions = useActions(shopping)
  const [vegetables, dairy] = shopping.arranged.departments
  if (of === 'field') return <Entry shopping={shopping} actions={actions} side="above" />
  if (of === 'list') return <DepartmentPart department={dairy!} actions={actions} />
  return (
    <>
      <ModeBar
        left={7}
        name="Weekly shop"
        shop="Südstraße"
        onIndex={nothing}
        onMore={nothing}
        onClose={nothing}
      />
      <ul>
        {vegetables!.rows.map((row) => (
          <ModeRow key={row.key} row={row} actions={actions} />
        ))}
      </ul>
    </>
  )
}

const answers = { [keys.ingredients(0)]: [], [keys.ingredients(1)]: [] }

const said = (of: 'list' | 'field' | 'shop', language: (typeof LANGUAGES)[number]) =>
  listen(
    { list: 'A department', field: 'The field', shop: 'The shop' }[of],
    language,
    <SWRConfig value={{ fallback: answers, fetcher: () => new Promise(nothing) }}>
      <LanguageProvider initial={packOf(language)}>
        <Part of={of} />
      </LanguageProvider>
    </SWRConfig>,
  )

test.each(LANGUAGES)(
  'a department is read and ticked as in spoken.list.%s.txt',
  async (language) => {
    const reporter = await said('list', language)
    await reporter.reads()
    await reporter.press('Tab', ' ', 'Tab', 'Tab')
    await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.list.${language}.txt`)
  },
)

test.each(LANGUAGES)('what is typed is announced as in spoken.field.%s.txt', async (language) => {
  const reporter = await said('field', language)
  await reporter.press('Tab')
  await reporter.types(language === 'de' ? '2 Dosen Tomaten' : '2 tins tomatoes')
  await reporter.press('Enter')
  await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.field.${language}.txt`)
})

test.each(LANGUAGES)('the shop is read and ticked as in spoken.shop.%s.txt', async (language) => {
  const reporter = await said('shop', language)
  await reporter.reads()
  await reporter.press('Tab', 'Tab', 'Tab', 'Tab', ' ')
  await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.shop.${language}.txt`)
})
