import { Banner } from '#design-system/banner/banner.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Notice } from './use-notice.ts'

/** The result of a form, shown and announced. */
export function NoticeBanner({ notice }: { notice: Notice | undefined }) {
  const { t } = useWords()
  if (!notice) return null
  return (
    <Banner
      announced
      tone={notice.tone}
      title={notice.text(t)}
      className={notice.tone === 'danger' ? 'text-danger' : 'font-semibold'}
    />
  )
}
