import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Logo } from '#design-system/icon/logo.tsx'
import { User } from '#design-system/icon/lucide.ts'
import { LinkMenu } from '#design-system/link-menu/link-menu.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { SearchButton } from '#app/features/search/index.ts'
import { BRAND } from '#app/lib/site/brand.ts'
import { LanguageSwitch } from '#app/lib/words/language-switch.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { LateMemberBar } from './late.tsx'
import { MainNav } from './main-nav.tsx'

/**
 * Header of every page: one row from 1100 px, logo and tabs in two rows below that width, and on
 * phones only the row of the logo, because the tabs are at the foot.
 */
export function Header() {
  const { t } = useWords()
  return (
    <header className="@container relative z-bar border-b border-line bg-ground top-0 max-tablet:[@media(min-height:20.0625rem)]:sticky">
      <div className="page-column flex items-center gap-x-8 tablet:flex-wrap tablet:pt-1.5 max-tablet:min-h-14 max-tablet:gap-2 max-tablet:pe-2 large-text:flex-wrap header:min-h-18 header:flex-nowrap header:pt-0">
        <TextLink href="/" variant="name" className="min-h-13" aria-label={BRAND}>
          <Logo className="size-8" />
          <span className="max-tablet:member:hidden">{BRAND}</span>
        </TextLink>
        <MainNav className="gap-8 self-stretch max-tablet:hidden tablet:order-3 tablet:h-11.5 tablet:w-full header:order-none header:h-auto header:w-auto header:gap-6" />
        <div className="ms-auto flex min-w-0 items-center justify-end tablet:gap-1 large-text:flex-wrap">
          {/* Members also have it in their settings, and on phones only there. */}
          <LanguageSwitch className="tablet:me-2 max-tablet:member:hidden" />
          <SearchButton />
          <TextLink
            href="/auth"
            variant="bar"
            className="px-2 whitespace-nowrap max-tablet:hidden member:hidden"
          >
            {t('shell.login')}
          </TextLink>
          <ButtonLink
            href="/auth/new"
            variant="primary"
            size="s"
            className="whitespace-nowrap max-tablet:hidden member:hidden"
          >
            {t('shell.registerForFree')}
          </ButtonLink>
          <AccountMenu className="member:hidden tablet:hidden" />
          <LateMemberBar />
        </div>
      </div>
    </header>
  )
}

/** On phones: one button that opens the links to sign in and to register. */
function AccountMenu({ className }: { className?: string }) {
  const { t } = useWords()
  return (
    <LinkMenu
      label={t('shell.account')}
      icon={User}
      links={[
        { href: '/auth', label: t('shell.login') },
        { href: '/auth/new', label: t('shell.registerForFree') },
      ]}
      className={className}
    />
  )
}
