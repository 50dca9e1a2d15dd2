import { afterEach, expect, test } from 'vitest'
import { dismissToast, toast, toastStore } from '#design-system/toast/toast-store.ts'
import { Toaster } from '#design-system/toast/toaster.tsx'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'

const WORDS = {
  en: {
    saved: 'Recipe saved to your favourites',
    failed: 'Rating not saved',
    why: 'The connection dropped. Your stars are still there.',
    again: 'Try again',
    page: 'Head of the page',
    foot: 'Foot of the page',
  },
  de: {
    saved: 'Rezept bei deinen Favoriten gespeichert',
    failed: 'Bewertung nicht gespeichert',
    why: 'Die Verbindung ist abgebrochen. Deine Sterne sind noch da.',
    again: 'Noch einmal versuchen',
    page: 'Kopf der Seite',
    foot: 'Fuß der Seite',
  },
}

afterEach(() => toastStore.getSnapshot().forEach(({ id }) => dismissToast(id)))

test.each(LANGUAGES)('a toast is announced as in spoken.%s.txt', async (language) => {
  const { saved, failed, why, again, page, foot } = WORDS[language]
  const reporter = await listen(
    'Toast',
    language,
    <>
      <button type="button">{page}</button>
      <Toaster />
      <button type="button">{foot}</button>
    </>,
  )
  await reporter.press('Tab')
  await reporter.does('A success', () => void toast({ title: saved }))
  await reporter.does('An error that can be tried again', () => {
    const action = { label: again, onClick: () => undefined }
    toast({ title: failed, description: why, tone: 'error', action })
  })
  await reporter.press('F8')
  await reporter.reads()
  await reporter.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'F8', 'Tab', 'Escape', 'Escape')
  await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.${language}.txt`)
})
