import { Fragment } from 'react'
import { ButtonLink, type ButtonLinkProps } from '#design-system/button/button-link.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Carrot, ChefHat, CookingPot } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { SectionHead } from '#design-system/section-head/section-head.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { STILL } from '#app/lib/media/sizes.ts'
import type { LongTextProps } from '#app/lib/words/long-text.tsx'
import { Markup, type MarkupProps } from '#app/lib/words/markup.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'

const ICONS = [ChefHat, CookingPot, Carrot] as const

/** A way on from here; that to the recipes is the first. */
function WayOn(props: ButtonLinkProps) {
  return <ButtonLink {...props} variant={props.href === '/recipes' ? 'primary' : 'quiet'} />
}

const UNTIL: MarkupProps['looks'] = {
  p: ['p', 'mt-2 cook'],
  ul: ['div', 'mt-6 flex flex-wrap gap-2'],
  li: [Fragment],
  a: [WayOn],
}

/** Layout of the blog, which search engines must not index. */
export function BlogPage({ lang, text }: LongTextProps) {
  const { title, description, opening, sections } = text
  const [topics, until] = sections
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
          <Markup
            of={opening.slice(0, 1)}
            looks={{ p: ['p', 'mt-4 max-w-[40ch] text-subheading text-ink-soft'] }}
          />
        </div>
      </div>
      <div className="mt-10 grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-4 desktop:grid-cols-2">
        <Markup of={opening.slice(1)} looks={{ p: ['p', 'cook'] }} />
      </div>
      {topics && (
        <section aria-labelledby={topics.id} className="page-part">
          <SectionHead headingId={topics.id} title={topics.title} />
          <ul className="grid gap-x-8 gap-y-8 tablet:grid-cols-3">
            {topics.parts.map((topic, index) => (
              <li key={topic.title}>
                <span className="grid size-14 place-items-center rounded-full bg-tint text-link">
                  <Icon of={ICONS[index] ?? ChefHat} size="l" />
                </span>
                <h3 className="mt-3 text-subheading">{topic.title}</h3>
                <Markup of={topic.body} looks={{ p: ['p', 'mt-1 cook text-label'] }} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {until && (
        <section className="mt-12 rounded-sheet bg-tint p-[clamp(1.5rem,4vw,3rem)]">
          <h2 className="text-heading">{until.title}</h2>
          <Markup of={until.body} looks={UNTIL} />
        </section>
      )}
    </article>
  )
}
