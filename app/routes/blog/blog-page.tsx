import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Carrot, ChefHat, CookingPot } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { SectionHead } from '#design-system/section-head/section-head.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { STILL } from '#app/lib/media/sizes.ts'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { Language } from '#contract/languages.ts'

const TOPICS_ID = 'topics'
const ICONS = [ChefHat, CookingPot, Carrot] as const

/** Props of {@link BlogPage}. */
export interface BlogPageProps {
  /** Language of the text. */
  lang: Language
  title: string
  /** For shared links. */
  description: string
  /** First paragraph, larger than the rest. */
  lead: string
  /** What the blog is for, and how it is written. */
  intro: readonly string[]
  /** Heading of the topics. */
  topicsTitle: string
  /** What it will be about. */
  topics: readonly [title: string, text: string][]
  /** What to do until then, above its links. */
  until: { title: string; text: string; recipes: string; cookbooks: string }
}

/** Layout of the blog, which search engines must not index (D-08). */
export function BlogPage({
  lang,
  title,
  description,
  lead,
  intro,
  topicsTitle,
  topics,
  until,
}: BlogPageProps) {
  return (
    <article lang={lang} className="page-column pt-8 max-desktop:pt-0">
      <PageMeta title={title} description={description} type="article" noIndex />
      <div className="grid items-center gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-6 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Image
          {...pictureSources(STILL.path, STILL.width)}
          width={STILL.width}
          height={STILL.height}
          sizes="(min-width: 80rem) 680px, (min-width: 62.0625rem) 55vw, 100vw"
          alt=""
          eager
          className="w-full desktop:order-last desktop:rounded-sheet max-desktop:-mx-gutter max-desktop:max-w-none max-desktop:w-[calc(100%+2*var(--spacing-gutter))]"
        />
        <div>
          <h1 className="text-display">{title}</h1>
          <p className="mt-4 max-w-[40ch] text-subheading text-ink-soft">{lead}</p>
        </div>
      </div>
      <div className="mt-10 grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-4 desktop:grid-cols-2">
        {intro.map((text) => (
          <p key={text} className="cook">
            {text}
          </p>
        ))}
      </div>
      <section aria-labelledby={TOPICS_ID} className="page-part">
        <SectionHead headingId={TOPICS_ID} title={topicsTitle} />
        <ul className="grid gap-x-8 gap-y-8 tablet:grid-cols-3">
          {topics.map(([name, text], index) => (
            <li key={name}>
              <span className="grid size-14 place-items-center rounded-full bg-tint text-link">
                <Icon of={ICONS[index] ?? ChefHat} size="l" />
              </span>
              <h3 className="mt-3 text-subheading">{name}</h3>
              <p className="mt-1 cook text-label">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-12 rounded-sheet bg-tint p-[clamp(1.5rem,4vw,3rem)]">
        <h2 className="text-heading">{until.title}</h2>
        <p className="mt-2 cook">{until.text}</p>
        <div className="mt-6 flex flex-wrap gap-2">
          <ButtonLink href="/recipes" variant="primary">
            {until.recipes}
          </ButtonLink>
          <ButtonLink href="/cookbooks">{until.cookbooks}</ButtonLink>
        </div>
      </section>
    </article>
  )
}
