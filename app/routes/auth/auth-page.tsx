import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Logo } from '#design-system/icon/logo.tsx'
import { Image } from '#design-system/image/image.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { rememberReturnPath, useVisitorsOnly } from '#app/features/account/index.ts'
import { Dialogs } from '#app/lib/dialogs/dialogs.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER } from '#app/lib/media/sizes.ts'
import { BRAND } from '#app/lib/site/brand.ts'
import { LanguageSwitch } from '#app/lib/words/language-switch.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'

/** The cover on all of these screens, which shows a whole plate. */
const PICTURE = '/media/recipes/blueberry-pancakes/cover.webp'
/** Colour of the table in it. */
const TABLE = '#e2d5c4'

/**
 * A link that was followed before hydration loads this page from the server; the referrer is then the
 * page to return to.
 */
function useReferrer(): void {
  const isOpened = useLocation().key === 'default'
  useEffect(() => {
    if (!isOpened || !document.referrer.startsWith(`${location.origin}/`)) return
    rememberReturnPath(document.referrer.slice(location.origin.length))
  }, [isOpened])
}

/** Props of {@link AuthPage}. */
export interface AuthPageProps {
  /** The heading. */
  title: string
  /** The form and the links below it. */
  children: ReactNode
}

/** The layout of the forms of /auth: a cover, a link to the first page, the language switch. */
export function AuthPage({ title, children }: AuthPageProps) {
  const { t } = useWords()
  useReferrer()
  useVisitorsOnly()
  return (
    <div className="grid min-h-svh grid-rows-[9rem_1fr] desktop:grid-cols-2 desktop:grid-rows-none">
      <PageMeta
        title={title.replaceAll('\u00ad', '')}
        description={t('auth.description', { brand: BRAND })}
        noIndex
      />
      <Image
        {...pictureSources(PICTURE, COVER.width)}
        {...COVER}
        alt=""
        eager
        colour={TABLE}
        sizes="(min-width: 62.0625rem) 90vw, 100vw"
        className="size-full desktop:sticky desktop:top-0 desktop:h-svh"
      />
      <div className="page-column flex flex-col py-6">
        <div className="mx-auto flex w-full max-w-100 flex-wrap items-center justify-between">
          <TextLink href="/" variant="name" className="min-h-13">
            <Logo className="size-8" />
            {BRAND}
          </TextLink>
          <LanguageSwitch />
        </div>
        <div className="m-auto w-full max-w-100 py-6">
          <h1 className="mb-5 text-title">{title}</h1>
          {children}
        </div>
      </div>
      <Dialogs />
    </div>
  )
}
