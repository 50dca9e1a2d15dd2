import type { ReactNode } from 'react'
import { Facebook, Instagram, Pinterest } from '#design-system/icon/brand.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Logo } from '#design-system/icon/logo.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { BRAND, COPYRIGHT, LINKS } from '#app/lib/site/brand.ts'
import { useSite } from '#app/lib/site/site.ts'
import { StoreLinks } from '#app/lib/site/store-links.tsx'
import { LanguageSwitch } from '#app/lib/words/language-switch.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { TABS } from './nav-items.ts'

/** Footer of every page. */
export function Footer() {
  const { t } = useWords()
  const { version } = useSite()
  return (
    <footer className="page-part bg-sunken pt-12 pb-10 max-tablet:pb-28">
      <div className="page-column">
        <div className="mb-10 grid grid-cols-two-or-one gap-6 tablet:grid-cols-2 desktop:grid-cols-[1.4fr_1fr_1fr_1fr] desktop:gap-8">
          <div className="max-tablet:col-span-full">
            <TextLink href="/" variant="name">
              <Logo className="size-8" />
              {BRAND}
            </TextLink>
            <p className="mt-3 mb-5 max-w-[24ch] text-label text-ink-soft">
              {t('shell.footer.claim')}
            </p>
            <StoreLinks />
          </div>
          <FooterColumn title={BRAND}>
            {TABS.map((tab) => (
              <FooterLink key={tab.name} href={tab.path}>
                {t(`shell.tabs.${tab.name}`)}
              </FooterLink>
            ))}
            <FooterLink href="/auth" className="member:hidden">
              {t('shell.footer.signIn')}
            </FooterLink>
            <FooterLink href="/auth/new" className="member:hidden">
              {t('shell.footer.register')}
            </FooterLink>
          </FooterColumn>
          <FooterColumn title={t('shell.footer.authorsAndPartners')}>
            <FooterLink href="/authors#services">{t('shell.footer.forAuthors')}</FooterLink>
            <FooterLink href={LINKS.partnerships}>{t('shell.footer.partnerships')}</FooterLink>
          </FooterColumn>
          <FooterColumn title={t('shell.footer.follow')}>
            <FooterLink href={LINKS.facebook} icon={Facebook}>
              Facebook
            </FooterLink>
            <FooterLink href={LINKS.instagram} icon={Instagram}>
              Instagram
            </FooterLink>
            <FooterLink href={LINKS.pinterest} icon={Pinterest}>
              Pinterest
            </FooterLink>
          </FooterColumn>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line-control pt-5 text-caption text-ink-soft">
          <span>{COPYRIGHT}</span>
          <TextLink href="/privacy" className="inline-flex min-h-7 items-center">
            {t('shell.footer.privacy')}
          </TextLink>
          <TextLink href="/terms" className="inline-flex min-h-7 items-center">
            {t('shell.footer.terms')}
          </TextLink>
          <span>{t('shell.footer.version', { version })}</span>
          <LanguageSwitch className="ms-auto" />
        </div>
      </div>
    </footer>
  )
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-caption font-semibold text-ink-soft">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

interface FooterLinkProps {
  href: string
  icon?: IconDrawing
  className?: string
  children: ReactNode
}

function FooterLink({ href, icon, className, children }: FooterLinkProps) {
  return (
    <li className={className}>
      <TextLink href={href} variant="quiet">
        {icon && <Icon of={icon} />}
        {children}
      </TextLink>
    </li>
  )
}
