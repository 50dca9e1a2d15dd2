import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Link } from '#design-system/icon/lucide.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { NoticeBanner } from '#app/features/account/index.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { LinkableProvider } from '#contract/sign-in/sign-in-ways.ts'
import { useLinkResult } from './use-link-result.ts'
import { useSignInWays } from './use-sign-in-ways.ts'

/** Props of {@link Providers}. */
export interface ProvidersProps {
  /** Those that are set up here. */
  providers: readonly LinkableProvider[]
}

/** The providers of the site: those that are linked to the account, and those that could be. */
export function Providers({ providers }: ProvidersProps) {
  const { t } = useWords()
  const labelOf = (provider: string) =>
    providers.find(({ Name }) => Name === provider)?.Label ?? provider
  const { isPending, notice } = useLinkResult(labelOf)
  const [asked, setAsked] = useState<LinkableProvider>()
  return (
    <section aria-busy={isPending}>
      <h3 className="text-heading">{t('signInWays.providers.title')}</h3>
      <p className="text-ink-soft">{t('signInWays.providers.text')}</p>
      <NoticeBanner notice={notice} />
      <ul className="sign-in-ways-list" aria-label={t('signInWays.providers.list')}>
        {providers.map((provider) => (
          <Row
            key={provider.Name}
            provider={provider}
            isBusy={isPending}
            onUnlink={() => setAsked(provider)}
          />
        ))}
      </ul>
      {asked && <Unlink provider={asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

interface RowProps {
  provider: LinkableProvider
  /** Whether another one is being linked. */
  isBusy: boolean
  onUnlink: () => void
}

function Row({ provider: { Name, Label, Linked }, isBusy, onUnlink }: RowProps) {
  const { t, language } = useWords()
  const { startLink } = useSignInWays()
  const { isPending, change } = useChange()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    await change(t('signInWays.providers.notLinked', { provider: Label }), async () => {
      location.assign(await startLink(Name))
      setLeaving(true)
    })
  }
  return (
    <li>
      <Icon of={Link} className="mt-1 text-ink-soft" />
      <div>
        <b dir="auto">{Label}</b>
        <small>
          {Linked === null
            ? t('signInWays.providers.unlinked')
            : t('signInWays.providers.linked', { day: writeDate(new Date(Linked), language) })}
        </small>
      </div>
      <div className="sign-in-ways-actions">
        {Linked === null ? (
          <Button
            aria-label={t('signInWays.providers.linkOf', { provider: Label })}
            pending={isPending || isBusy || isLeaving}
            onClick={() => void leave()}
          >
            {t('signInWays.providers.link')}
          </Button>
        ) : (
          <Button
            aria-label={t('signInWays.providers.unlinkOf', { provider: Label })}
            onClick={onUnlink}
          >
            {t('signInWays.providers.unlink')}
          </Button>
        )}
      </div>
    </li>
  )
}

function Unlink({ provider, onClose }: { provider: LinkableProvider; onClose: () => void }) {
  const { t } = useWords()
  const { unlinkProvider } = useSignInWays()
  const { isPending, change } = useChange()
  const label = { provider: provider.Label }
  const confirm = async () => {
    const isDone = await change(
      t('signInWays.providers.notUnlinked', label),
      async () => await unlinkProvider(provider.Name),
    )
    if (isDone) toast({ title: t('signInWays.providers.nowUnlinked', label) })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('signInWays.providers.unlinkTitle', label)}
      description={t('signInWays.providers.unlinkText', label)}
      cancelLabel={t('signInWays.providers.keep')}
      confirmLabel={t('signInWays.providers.unlinkConfirm')}
      danger
      pending={isPending}
      onConfirm={() => void confirm()}
    />
  )
}
