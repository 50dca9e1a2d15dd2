import { expect, test } from 'vitest'
import { SearchingPicker } from '#design-system/ingredient-picker/ingredient-picker.fixture.tsx'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'

const WORDS = {
  en: { label: 'With these ingredients', names: ['Tomato', 'Tomato paste', 'Basil'] },
  de: { label: 'Mit diesen Zutaten', names: ['Tomate', 'Tomatenmark', 'Basilikum'] },
}

test.each(LANGUAGES)('a picker is announced as in spoken.%s.txt', async (language) => {
  const { label, names } = WORDS[language]
  const reporter = await listen(
    'IngredientPicker',
    language,
    <SearchingPicker
      label={label}
      larder={names.map((name, index) => ({ id: index + 1, name, picture: null }))}
      onSearch={() => undefined}
    />,
  )
  await reporter.press('Tab', 'Enter', 'Tab')
  await reporter.types('tom')
  await reporter.press('ArrowDown', 'ArrowDown', 'Alt+ArrowUp', 'Alt+ArrowDown', 'ArrowDown')
  await reporter.press('Enter')
  await reporter.types('basi')
  await reporter.press('Enter', 'ArrowDown', 'Enter')
  await reporter.types(names[0] ?? '')
  await reporter.press('Enter', 'Escape', 'Escape')
  await reporter.types('xyz')
  await reporter.press('Enter', 'Escape')
  await reporter.reads()
  await reporter.press('Tab', 'Tab', 'Tab', 'Delete', 'Enter', 'Escape')
  await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.${language}.txt`)
})
