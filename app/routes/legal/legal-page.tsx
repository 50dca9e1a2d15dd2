import type { ReactNode } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { Language } from '#contract/languages.ts'

/** A numbered part of a legal text. */
export interface LegalSection {
  /** Anchor; the same in every language, so that links work in both. */
  id: string
  title: string
  /** Paragraphs, lists and tables. */
  body: ReactNode
}

/** Props of {@link LegalPage}. */
export interface LegalPageProps {
  /** Language of the text. */
  lang: Language
  /** May hold soft hyphens. */
  title: string
  /** For search engines and shared links. */
  description: string
  /** Date of the text, in words. */
  updated: string
  /** Notice that the text is a template. */
  template: { title: string; text: string }
  /** Name of the list of sections. */
  contents: string
  sections: readonly LegalSection[]
}

/** Layout of a legal text: a warning, a list of its sections, the sections. */
export function LegalPage(props: LegalPageProps) {
  const { lang, title, sections, template } = props
  return (
    <article lang={lang} className="page-column pt-12 max-tablet:pt-6">
      <PageMeta title={title.replaceAll('\u00ad', '')} description={props.description} />
      <h1 className="text-display">{title}</h1>
      <p className="mt-2 text-ink-soft">{props.updated}</p>
      <Banner tone="info" title={template.title} className="mt-6 max-w-measure">
        {template.text}
      </Banner>
      <div className="mt-10 grid gap-10 desktop:grid-cols-[18rem_minmax(0,1fr)] desktop:gap-16">
        <nav aria-labelledby="contents" className="desktop:sticky desktop:top-6 desktop:self-start">
          <h2 id="contents" className="text-subheading">
            {props.contents}
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
              <div className="grid gap-3">{section.body}</div>
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

/** A placeholder that the provider has to fill in. */
export function ToFillIn({ children }: { children: ReactNode }) {
  return <mark className="rounded-chip bg-tint-strong px-1 text-ink">[{children}]</mark>
}

/** Props of {@link LegalAddress}. */
export interface LegalAddressProps {
  /** Label of the telephone number. */
  phone: string
  /** Label of the e-mail address. */
  email: string
  /** Placeholders, line by line. */
  lines: readonly string[]
}

/** The provider's address (§ 5 DDG). The telephone number is reserved for fiction. */
export function LegalAddress({ phone, email, lines }: LegalAddressProps) {
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <p key={line}>
          <ToFillIn>{line}</ToFillIn>
        </p>
      ))}
      <p>
        {phone} <ToFillIn>+49 30 23125 000</ToFillIn>
      </p>
      <p>
        {email} <ToFillIn>legal@simmer.example</ToFillIn>
      </p>
    </address>
  )
}
