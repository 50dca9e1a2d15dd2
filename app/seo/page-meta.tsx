import { useLocation } from 'react-router-dom'
import { mediaUrl } from '#app/lib/media/media.ts'
import { FeedLink } from './feed-link.tsx'
import { shareCardOf } from './share-card.ts'
import { BRAND } from '#app/lib/site/brand.ts'
import { useSite } from '#app/lib/site/site.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, LOCALES } from '#contract/languages.ts'

/** Picture of shared pages that have none. */
const SOCIAL_CARD = '/media/brand/social-card.jpg'
/** Size of {@link SOCIAL_CARD} and of every share card, in pixels. */
const CARD = { width: 1200, height: 630 } as const
/** Maximum length of a description; search engines cut it at about this length. */
const DESCRIPTION_MAX = 300

/** Props of {@link PageMeta}. */
export interface PageMetaProps {
  /** What the page is about, without the brand. */
  title: string
  description: string
  /** Path of the page's picture; the social card when undefined. Things that have a share card are shared with that. */
  image?: string | null | undefined
  /** Query parameters of the canonical address, such as `page`; filters are not among them. */
  canonicalSearch?: URLSearchParams | undefined
  /** Open Graph type. @default 'website' */
  type?: 'website' | 'article' | 'profile'
  /** The only language of what the page is about: its address in that language is the canonical one. */
  onlyLanguage?: Language | undefined
  /** Keeps the page out of search engines. @default false */
  noIndex?: boolean
}

/** A path without slashes at its end; the start page keeps its one. */
function withoutFinalSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

interface SharedPictureProps {
  /** Path of the share card; null without one. */
  card: string | null
  image: string | null | undefined
  title: string
  origin: string
}

/** The picture that other sites show beside a link to the page. */
function SharedPicture({ card, image, title, origin }: SharedPictureProps) {
  const path = card ?? mediaUrl(image ?? SOCIAL_CARD)
  // Other pictures have a size of their own.
  const hasSize = card !== null || !image
  return (
    <>
      <meta property="og:image" content={new URL(path, origin).href} />
      {hasSize && (
        <>
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(CARD.width)} />
          <meta property="og:image:height" content={String(CARD.height)} />
        </>
      )}
      <meta property="og:image:alt" content={image ? title : BRAND} />
    </>
  )
}

/** Head of a screen; exactly one per screen. React hoists its elements into the head. */
export function PageMeta(props: PageMetaProps) {
  const { title, image, onlyLanguage, type = 'website', noIndex = false } = props
  const { language } = useWords()
  const { origin } = useSite()
  // A page is served with and without a final slash, but has one canonical address.
  const path = withoutFinalSlashes(useLocation().pathname)

  const addressIn = (lang: string) => {
    const search = new URLSearchParams(props.canonicalSearch)
    search.set('lang', lang)
    return `${origin}${path}?${search}`
  }
  const description = props.description.slice(0, DESCRIPTION_MAX)
  const canonical = addressIn(onlyLanguage ?? language)
  return (
    <>
      <title>{`${title} · ${BRAND}`}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {/* They are read from the HTML only, so they are left out of the browser's code. */}
      {import.meta.env.SSR && (
        <>
          {onlyLanguage === undefined && (
            <>
              {LANGUAGES.map((lang) => (
                <link key={lang} rel="alternate" hrefLang={lang} href={addressIn(lang)} />
              ))}
              <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LANGUAGE)} />
            </>
          )}
          {!noIndex && <FeedLink path={path} title={title} language={language} />}
          <meta property="og:site_name" content={BRAND} />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <SharedPicture
            card={image && !noIndex ? shareCardOf(path, language) : null}
            {...{ title, image, origin }}
          />
          <meta property="og:url" content={canonical} />
          <meta property="og:locale" content={LOCALES[language].replace('-', '_')} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
