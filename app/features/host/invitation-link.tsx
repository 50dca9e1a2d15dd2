import { useSite } from '#app/lib/site/site.ts'
import { CopyLink } from '#app/lib/ui/copy-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { invitationPath } from '#contract/host/invitation-path.ts'

/** The link of an invitation, which is shown once. */
export function InvitationLink({ token }: { token: string }) {
  const { t } = useWords()
  const { origin } = useSite()
  return (
    <div className="grid gap-3">
      <p>{t('host.people.once')}</p>
      <CopyLink
        label={t('host.people.link')}
        url={origin + invitationPath(token)}
        words={{
          copy: t('host.people.copy'),
          copied: t('host.people.copied'),
          pressCopy: t('host.people.pressCopy'),
        }}
      />
    </div>
  )
}
