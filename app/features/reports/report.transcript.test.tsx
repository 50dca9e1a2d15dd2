import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { LanguageProvider } from '#app/lib/words/language-provider.tsx'
import { packOf } from '#app/lib/words/packs.ts'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { ReportDialog } from './report-dialog.tsx'

const nothing = () => undefined

const dialog = (
  <ReportDialog
    open
    onOpenChange={nothing}
    onSent={nothing}
    subject={{
      kind: 'comment',
      id: 11,
      name: 'K. R.',
      quote: 'Eat the beans raw, they stay crisp.',
    }}
  />
)

test.each(LANGUAGES)(
  'a reason is asked for and chosen, as in spoken.report.%s.txt',
  async (language) => {
    onTestFinished(signedIn())
    const router = createMemoryRouter([{ path: '*', element: dialog }])
    const reporter = await listen(
      'Reporting a comment',
      language,
      <LanguageProvider initial={packOf(language)}>
        <RouterProvider router={router} />
      </LanguageProvider>,
    )
    await reporter.reads()
    await reporter.press(' ', 'Tab', 'ArrowDown', 'Tab')
    await reporter.types(language === 'de' ? 'Giftig.' : 'Poisonous.')
    await reporter.press('Tab')
    await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.report.${language}.txt`)
  },
)
