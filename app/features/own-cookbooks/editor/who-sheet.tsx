import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { CopyLink } from '#app/lib/ui/copy-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ADDRESSES } from '#contract/addresses/addresses.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { CookbookActs } from '../use-cookbook-acts.ts'

/** Props of {@link WhoSheet}. */
export interface WhoSheetProps {
  cookbook: OwnCookbook
  acts: Pick<CookbookActs, 'makeLink' | 'withdrawLink'>
  onClose: () => void
}

/** Who sees a cookbook: the member alone, or whoever has its link, which is made and withdrawn here. */
export function WhoSheet({ cookbook, acts, onClose }: WhoSheetProps) {
  const { t } = useWords()
  const { isPending, change } = useChange()
  const failed = t('ownCookbooks.who.failed')
  const { Id, LinkToken, Readers } = cookbook
  const withdraw = async () => {
    if (await change(failed, () => acts.withdrawLink(Id)))
      toast({ title: t('ownCookbooks.who.withdrawn') })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('ownCookbooks.who.title')}
      description={
        Readers === 'everybody'
          ? t('ownCookbooks.who.everybody')
          : LinkToken === null
            ? `${t('ownCookbooks.who.me')}. ${t('ownCookbooks.who.meText')}`
            : undefined
      }
    >
      <section className="bk-link">
        <h3 className="font-semibold">{t('ownCookbooks.who.link')}</h3>
        <p className="text-label text-ink-soft">{t('ownCookbooks.who.linkText')}</p>
        {LinkToken === null ? (
          <Button pending={isPending} onClick={() => void change(failed, () => acts.makeLink(Id))}>
            {t('ownCookbooks.who.make')}
          </Button>
        ) : (
          <>
            <CopyLink
              label={t('ownCookbooks.who.label')}
              labelHidden
              url={location.origin + ADDRESSES.linkedCookbook.path.replace(':token', LinkToken)}
              words={{
                copy: t('ownCookbooks.who.copy'),
                copied: t('ownCookbooks.who.copied'),
                pressCopy: t('ownCookbooks.who.pressCopy'),
              }}
            />
            <p className="text-caption text-ink-soft">{t('ownCookbooks.who.note')}</p>
            <Button variant="bare" size="s" pending={isPending} onClick={() => void withdraw()}>
              {t('ownCookbooks.who.withdraw')}
            </Button>
          </>
        )}
      </section>
    </Dialog>
  )
}
