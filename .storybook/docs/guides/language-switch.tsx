import { LanguageSwitch } from '#design-system/language-switch/language-switch.tsx'
import type { Guide } from '../component-page/guide.ts'

const ignore = () => {}
const hrefOf = (code: string) => `#${code}`

/** Guide to LanguageSwitch. */
export const guide: Guide = {
  use: ['Two or three languages of a page, in a bar or in the footer.'],
  avoid: ['For more languages, or in a form of settings, use RadioGroup or Select.'],
  anatomy: [
    ['Group', 'named “Language”'],
    ['Link', 'the code of the language; the current one is filled'],
  ],
  keys: [
    ['Tab', 'goes from link to link'],
    ['Enter', 'changes the language'],
  ],
  comparison: {
    right: 'Codes of languages; each is read by its own name.',
    good: (
      <LanguageSwitch
        label="Language"
        value="en"
        languages={['de', 'en']}
        nameOf={(code) => (code === 'de' ? 'DE: Deutsch' : 'EN: English')}
        hrefOf={hrefOf}
        onChoose={ignore}
      />
    ),
    wrong: 'Codes of countries: a country is no language.',
    bad: (
      <LanguageSwitch
        label="Language"
        value="gb"
        languages={['at', 'gb']}
        nameOf={(code) => (code === 'at' ? 'AT: Austria' : 'GB: Great Britain')}
        hrefOf={hrefOf}
        onChoose={ignore}
      />
    ),
  },
  content: [
    'Each language is named in itself: “Deutsch”, “English”.',
    'The name begins with the code that is shown, so that people can say it to their device.',
  ],
  limits: [
    'It is as wide as all its codes: from four languages on it takes too much room.',
    'It remembers nothing: the caller keeps the choice.',
  ],
}
