import type { LongTextProps } from '#app/lib/words/long-text.tsx'
import { Markup } from '#app/lib/words/markup.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import './scripts.css'

/** Layout of the page for people who write programs. */
export function ScriptsPage({ lang, text }: LongTextProps) {
  const { title, description, opening, sections } = text
  return (
    <article lang={lang} className="scripts-page page-column pt-12 max-tablet:pt-6">
      <PageMeta title={title} description={description} />
      <h1 className="text-display">{title}</h1>
      <div className="scripts-text">
        <Markup of={opening} />
        {sections.map((section) => (
          <section key={section.id} id={section.id} className="tablet:scroll-mt-20">
            <h2 className="text-heading">{section.title}</h2>
            <Markup of={section.body} />
          </section>
        ))}
      </div>
    </article>
  )
}
