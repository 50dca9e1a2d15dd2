import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { useSite } from '#app/lib/site/site.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ListCard } from '#contract/shopping/several-lists.ts'
import { CopyLink } from '#app/lib/ui/copy-link.tsx'
import { rememberedLink } from '../shown-once.ts'

/** Props of {@link ReadLink}. */
export interface ReadLinkProps {
  list: Pick<ListCard, 'Id' | 'Link'>
  isPending: boolean
  /** Makes a link; the one before no longer works. */
  onMake: () => void
  onRevoke: () => void
}

/** The link with which a list can be read without an account, with a switch. */
export function ReadLink({ list, isPending, onMake, onRevoke }: ReadLinkProps) {
  const { t } = useWords()
  const { origin } = useSite()
  const { Link } = list
  const token = Link ? rememberedLink(list.Id) : undefined
  return (
    <section className="grid gap-3">
      <Checkbox
        variant="switch"
        label={<h3>{t('lists.link.title')}</h3>}
        checked={Link !== null}
        pending={isPending}
        onCheckedChange={(isOn) => (isOn ? onMake() : onRevoke())}
      />
      <p className="text-label text-ink-soft">{t('lists.link.text')}</p>
      {token !== undefined && (
        <CopyLink
          label={t('lists.link.title')}
          labelHidden
          url={`${origin}/list/${token}`}
          words={{
            copy: t('lists.link.copy'),
            copied: t('lists.link.copied'),
            pressCopy: t('lists.link.pressCopy'),
          }}
        />
      )}
      {Link && (
        <p className="text-caption text-ink-soft">
          {Link.Times === 0 ? t('lists.link.never') : t('lists.link.opened', { count: Link.Times })}
        </p>
      )}
      {Link && token === undefined && (
        <>
          <p className="text-label text-ink-soft">{t('lists.link.shownOnce')}</p>
          <Button className="justify-self-start" pending={isPending} onClick={onMake}>
            {t('lists.link.again')}
          </Button>
        </>
      )}
    </section>
  )
}
