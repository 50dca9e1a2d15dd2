import { User } from '#design-system/icon/lucide.ts'
import { LinkMenu } from '#design-system/link-menu/link-menu.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** On phones: one button that opens the links to sign in and to register (SHL-10, SHL-11). */
export function AccountMenu({ className }: { className?: string }) {
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
