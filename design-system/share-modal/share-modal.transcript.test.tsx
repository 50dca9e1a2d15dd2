import { expect, test } from 'vitest'
import { Button } from '#design-system/button/button.tsx'
import { ShareModal } from '#design-system/share-modal/share-modal.tsx'
import { useShare } from '#design-system/share-modal/use-share.ts'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'
import { fakeClipboard } from '../../.storybook/mocks/clipboard.ts'

const WORDS = {
  en: { title: 'Bowls and Broths', press: 'Share' },
  de: { title: 'Schüsseln und Brühen', press: 'Teilen' },
}

function Sharing({ title, press }: { title: string; press: string }) {
  const content = { url: 'https://simmer.example/cookbooks/7', title }
  const { open, setOpen, share } = useShare(content)
  return (
    <>
      <Button onClick={share}>{press}</Button>
      <ShareModal content={content} open={open} onOpenChange={setOpen} />
    </>
  )
}

test.each(LANGUAGES)('sharing is announced as in spoken.%s.txt', async (language) => {
  const reporter = await listen('ShareModal', language, <Sharing {...WORDS[language]} />)
  await reporter.press('Tab', 'Enter')
  await reporter.reads()
  // Only now: the virtual screen reader replaces the clipboard.
  const undo = fakeClipboard(() => Promise.resolve())
  await reporter.press('Tab', 'Enter', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab')
  undo()
  const restore = fakeClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  await reporter.press('Enter', 'Escape')
  restore()
  await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.${language}.txt`)
})
