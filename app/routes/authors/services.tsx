import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { ChefHat, Film, Globe, Heart, Mail, User } from '#design-system/icon/lucide.ts'
import { SectionHead } from '#design-system/section-head/section-head.tsx'
import { LINKS } from '#app/lib/site/brand.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Anchor of the footer's link "For Recipe Authors". */
export const SERVICES_ID = 'services'

const TITLE_ID = 'services-title'
const BENEFITS = [
  { name: 'free', icon: User },
  { name: 'followers', icon: Heart },
  { name: 'traffic', icon: Film },
  { name: 'website', icon: Globe },
] as const

/** What Simmer does for authors, and how it selects them. */
export function Services() {
  const { t } = useWords()
  return (
    <section
      id={SERVICES_ID}
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      className="page-column page-part tablet:scroll-mt-16 outline-none"
    >
      <SectionHead headingId={TITLE_ID} title={t('authors.services.title')} />
      <div className="grid gap-x-12 gap-y-10 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h3 className="text-heading">{t('authors.services.selectionTitle')}</h3>
          <p className="mt-3 max-w-measure text-reading">{t('authors.services.selection')}</p>
          <div className="mt-6 flex flex-wrap gap-2">
            <ButtonLink href="/my/author" variant="primary" icon={ChefHat}>
              {t('authors.services.apply')}
            </ButtonLink>
            <ButtonLink href={LINKS.partnerships} icon={Mail}>
              {t('authors.services.write')}
            </ButtonLink>
          </div>
        </div>
        <div>
          <h3 className="text-heading">{t('authors.services.benefitsTitle')}</h3>
          <ul className="mt-4 grid gap-x-8 gap-y-6 tablet:grid-cols-2">
            {BENEFITS.map(({ name, icon }) => (
              <li key={name} className="flex gap-3">
                <Icon of={icon} size="l" className="text-link" />
                <div className="min-w-0">
                  <h4 className="text-subheading hyphens-auto">
                    {t(`authors.services.benefits.${name}.title`)}
                  </h4>
                  <p className="mt-1 text-label text-ink-soft">
                    {t(`authors.services.benefits.${name}.text`)}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
