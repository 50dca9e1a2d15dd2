import type { ReactNode } from 'react'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { Language } from '#contract/languages.ts'

/** Props of {@link BlogPage}. */
export interface BlogPageProps {
  /** Language of the text. */
  lang: Language
  title: string
  /** For shared links. */
  description: string
  /** First paragraph, larger than the rest. */
  lead: string
  /** Paragraphs and {@link BlogPart}s. */
  children: ReactNode
}

/** How an article of the blog stands on its page. Search engines are kept out of it (D-08). */
export function BlogPage({ lang, title, description, lead, children }: BlogPageProps) {
  return (
    <article lang={lang} className="page-column pt-12 max-tablet:pt-6">
      <PageMeta title={title} description={description} type="article" noIndex />
      <h1 className="max-w-[16ch] text-display">{title}</h1>
      <p className="mt-6 max-w-[40ch] text-heading text-ink-soft">{lead}</p>
      <div className="cook mt-8">{children}</div>
    </article>
  )
}

/** A part of an article under a heading of its own. */
export function BlogPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 grid gap-4">
      <h2 className="font-house text-heading">{title}</h2>
      {children}
    </section>
  )
}
