import { Banner } from '#design-system/banner/banner.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import type { LongTextProps } from '#app/lib/words/long-text.tsx'
import { Markup } from '#app/lib/words/markup.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { Language } from '#contract/languages.ts'

/** Name of the list of sections. */
const CONTENTS = { en: 'Contents', de: 'Inhalt' } as const satisfies Record<Language, string>

/** Layout of a legal text: a warning, a list of its sections, the sections. */
export function LegalPage({ lang, text }: LongTextProps) {
  const { title, notice, sections } = text
  return (
    <article lang={lang} className="page-column pt-12 max-tablet:pt-6">
      <PageMeta title={title.replaceAll('\u00ad', '')} description={text.description} />
      <h1 className="text-display">{title}</h1>
      <p className="mt-2 text-ink-soft">{text.updated}</p>
      {notice && (
        <Banner tone="info" title={notice.title} className="mt-6 max-w-measure">
          {notice.text}
        </Banner>
      )}
      <div className="mt-10 grid gap-10 desktop:grid-cols-[18rem_minmax(0,1fr)] desktop:gap-16">
        <nav aria-labelledby="contents" className="desktop:sticky desktop:top-6 desktop:self-start">
          <h2 id="contents" className="text-subheading">
            {CONTENTS[lang]}
          </h2>
          <ol className="mt-3 text-label">
            {sections.map((section, index) => (
              <li key={section.id} className="flex gap-2">
                <span className="min-w-6 py-1.5 text-ink-soft">{index + 1}.</span>
                <TextLink href={`#${section.id}`} className="py-1.5">
                  {section.title}
                </TextLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-measure gap-10 leading-reading">
          {sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              className="tablet:scroll-mt-20 [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6"
            >
              <h2 className="mb-3 text-heading">
                {index + 1}. {section.title}
              </h2>
              <div className="grid gap-3">
                <Markup of={section.body} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
