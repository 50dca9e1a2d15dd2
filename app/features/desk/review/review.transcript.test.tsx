import { expect, test } from 'vitest'
import { LanguageProvider } from '#app/lib/words/language-provider.tsx'
import { packOf } from '#app/lib/words/packs.ts'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'
import { EDITOR } from '../../../../.storybook/data/desk.ts'
import { reviewWith } from '../../../../.storybook/data/review.ts'
import { FieldList } from './field-list.tsx'
import { useRemarks } from './use-remarks.ts'

const submission = reviewWith()

/** The fields of a later version, with remarks that are kept as in the app. */
function Fields({ language }: { language: (typeof LANGUAGES)[number] }) {
  const remarks = useRemarks(submission.Submission.Id, EDITOR)
  const versions = { before: submission.Live?.Draft, after: submission.Draft }
  return <FieldList {...{ submission, versions, language, remarks }} mayRemark />
}

test.each(LANGUAGES)(
  'what differs is read as removed and new, and a remark is written, as in spoken.review.%s.txt',
  async (language) => {
    sessionStorage.clear()
    const reporter = await listen(
      'A later version',
      language,
      <LanguageProvider initial={packOf(language)}>
        <Fields language={language} />
      </LanguageProvider>,
    )
    await reporter.reads()
    await reporter.press('Tab', ' ')
    await reporter.types(language === 'de' ? 'Mit Umluft?' : 'With fan?')
    await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.review.${language}.txt`)
  },
)
