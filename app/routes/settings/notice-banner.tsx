import { Banner } from '#design-system/banner/banner.tsx'
import type { Notice } from '#app/routes/settings/use-notice.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** News about what a form did: seen, and spoken. */
export function NoticeBanner({ notice }: { notice: Notice | undefined }) {
  const { t } = useWords()
  if (!notice) return null
  return (
    <Banner
      announced
      tone={notice.tone}
      title={notice.say(t)}
      className={notice.tone === 'danger' ? 'text-danger' : 'font-semibold'}
    />
  )
}
