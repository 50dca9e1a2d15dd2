import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { isAuthor, useMember } from '#app/features/account/index.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { CopyLink } from '#app/lib/ui/copy-link.tsx'
import { PickCards } from '#app/lib/ui/pick-cards.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ADDRESSES } from '#contract/addresses/addresses.ts'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { cookbookActPath } from '../paths.ts'
import type { CookbookActs } from '../use-cookbook-acts.ts'
import { useCookbookEditor } from './context.ts'

/** Props of {@link WhoSheet}. */
export interface WhoSheetProps {
  acts: Pick<CookbookActs, 'makeLink' | 'withdrawLink'>
  onClose: () => void
}

type Readers = OwnCookbook['Readers']

/** Who sees a cookbook: the member alone, whoever has its link, or everybody; each choice with what it takes. */
export function WhoSheet({ acts, onClose }: WhoSheetProps) {
  const { t } = useWords()
  const { cookbook } = useCookbookEditor()
  const [chosen, setChosen] = useState<Readers>(cookbook.Readers)
  const others = useOthers().length
  const all = recipesIn(cookbook).length
  return (
    <Dialog open onOpenChange={onClose} title={t('ownCookbooks.who.title')}>
      <PickCards<Readers>
        label={t('ownCookbooks.who.title')}
        labelHidden
        value={chosen}
        onValueChange={setChosen}
        options={[
          {
            value: 'me',
            title: t('ownCookbooks.who.me'),
            text: t('ownCookbooks.who.meText'),
            below: chosen === 'me' && <OnlyMe acts={acts} />,
          },
          {
            value: 'link',
            title: t('ownCookbooks.who.link'),
            text: t('ownCookbooks.who.linkText'),
            below: chosen === 'link' && <WithLink acts={acts} />,
          },
          {
            value: 'everybody',
            title: t('ownCookbooks.who.everybody'),
            text:
              others > 0
                ? t('ownCookbooks.who.everybodyOthers', { count: others, all })
                : t('ownCookbooks.who.everybodyText'),
            below: chosen === 'everybody' && <Everybody />,
          },
        ]}
      />
    </Dialog>
  )
}

/** Recipes by others that are in it now. */
function useOthers() {
  const { cookbook, recipeOf } = useCookbookEditor()
  return recipesIn(cookbook).filter((id) => recipeOf(id)?.IsMine === false)
}

/** What is still to be done so that nobody else sees it. */
function OnlyMe({ acts }: Pick<WhoSheetProps, 'acts'>) {
  const { t } = useWords()
  const { cookbook } = useCookbookEditor()
  if (cookbook.Readers === 'me') return null
  return (
    <div className="bk-link pick-inside">
      {cookbook.LinkToken !== null && <EndLink acts={acts} />}
      {cookbook.Readers === 'everybody' && (
        <ButtonLink href={cookbookActPath(cookbook.Id, 'publication')}>
          {t('ownCookbooks.who.toWithdraw')}
        </ButtonLink>
      )}
    </div>
  )
}

function EndLink({ acts }: Pick<WhoSheetProps, 'acts'>) {
  const { t } = useWords()
  const { cookbook } = useCookbookEditor()
  const { isPending, change } = useChange()
  const withdraw = async () => {
    const isDone = await change(t('ownCookbooks.who.failed'), () => acts.withdrawLink(cookbook.Id))
    if (isDone) toast({ title: t('ownCookbooks.who.withdrawn') })
  }
  return (
    <Button variant="bare" size="s" pending={isPending} onClick={() => void withdraw()}>
      {t('ownCookbooks.who.withdraw')}
    </Button>
  )
}

/** The link of a cookbook, which is made and ended here. */
function WithLink({ acts }: Pick<WhoSheetProps, 'acts'>) {
  const { t } = useWords()
  const { cookbook } = useCookbookEditor()
  const { isPending, change } = useChange()
  const { Id, LinkToken } = cookbook
  return (
    <div className="bk-link">
      {LinkToken === null ? (
        <Button
          pending={isPending}
          onClick={() => void change(t('ownCookbooks.who.failed'), () => acts.makeLink(Id))}
        >
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
          <EndLink acts={acts} />
        </>
      )}
    </div>
  )
}

/** The way to everybody: for authors, with recipes of their own alone. */
function Everybody() {
  const { t } = useWords()
  const { cookbook, takeOut } = useCookbookEditor()
  const { member } = useMember()
  const { Id, Readers } = cookbook
  const others = useOthers()
  if (Readers === 'everybody') {
    return (
      <div className="bk-link">
        <ButtonLink href={cookbookActPath(Id, 'publication')}>
          {t('ownCookbooks.who.standing')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="bk-link">
      {others.length > 0 && (
        <Button onClick={() => takeOut(others)}>
          {t('ownCookbooks.who.takeOut', { count: others.length })}
        </Button>
      )}
      {others.length === 0 && member && (
        <ButtonLink
          href={isAuthor(member) ? cookbookActPath(Id, 'publish') : '/my/author'}
          variant="primary"
        >
          {t(isAuthor(member) ? 'ownCookbooks.who.publish' : 'ownCookbooks.who.become')}
        </ButtonLink>
      )}
    </div>
  )
}
