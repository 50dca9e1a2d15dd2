import { ButtonLink } from '#design-system/button/button-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'

/** Screen of /404. */
export function NotFound() {
  const { t } = useWords()
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 py-section text-center">
      <PageMeta title={t('shell.notFound.title')} description={t('shell.notFound.text')} noIndex />
      <p
        aria-hidden="true"
        className="rim-round my-6 grid aspect-square w-60 max-w-full place-items-center rounded-full bg-surface text-display font-bold"
      >
        404
      </p>
      <h1 className="text-title">{t('shell.notFound.title')}</h1>
      <p className="cook text-ink-soft">{t('shell.notFound.text')}</p>
      <ButtonLink href="/" variant="primary">
        {t('shell.notFound.home')}
      </ButtonLink>
    </div>
  )
}
