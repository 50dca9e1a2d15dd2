import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { keys } from '#app/lib/api/keys.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { CopyLink } from '#app/lib/ui/copy-link.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import { linkPath } from './known-links.ts'
import { ownKeys } from './own-keys.ts'
import { publicationPath, sendInPath } from './publishing-paths.ts'
import { standingIn } from './state-words.ts'
import { useOwnActs } from './use-own-acts.ts'
import './who-sheet.css'

/** Props of {@link WhoSheet}. */
export interface WhoSheetProps {
  id: Id
  onClose: () => void
  /** Goes to an address that the sheet links to. @default the link does */
  onLeave?: (path: string) => void
}

/** Who reads an own recipe: the member alone, the household, whoever has its link, and everybody. */
export function WhoSheet({ id, onClose, onLeave }: WhoSheetProps) {
  const { t } = useWords()
  const { data: own, error, retry } = useKey(ownKeys.draft(id))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('ownRecipes.who.title')}
      description={own && isAlone(own) ? t('ownRecipes.who.only') : undefined}
    >
      {own && <Choices own={own} onLeave={onLeave} />}
      {error !== undefined && (
        <LoadFailed
          title={t('ownRecipes.page.failed')}
          text={t('ownRecipes.page.failedText')}
          onRetry={retry}
        />
      )}
      {!own && error === undefined && (
        <SkeletonRegion>
          <Skeleton className="h-24" />
        </SkeletonRegion>
      )}
    </Dialog>
  )
}

function isAlone({ IsShared, IsInSharedFolder, LinkToken, Publication }: OwnRecipe): boolean {
  return !IsShared && !IsInSharedFolder && LinkToken === null && Publication !== 'published'
}

interface ChoicesProps {
  own: OwnRecipe
  onLeave: WhoSheetProps['onLeave']
}

function Choices({ own, onLeave }: ChoicesProps) {
  const { t } = useWords()
  const acts = useOwnActs()
  const { isPending, change } = useChange()
  const { data: state } = useKey(keys.household())
  const failed = t('ownRecipes.who.failed')
  const { Id: id, LinkToken: token } = own
  const withdraw = async () => {
    if (await change(failed, () => acts.withdrawLink(id))) {
      toast({ title: t('ownRecipes.who.withdrawn') })
    }
  }
  return (
    <div className="own-who">
      {state?.Household && (
        <Checkbox
          variant="switch"
          label={t('ownRecipes.who.household')}
          hint={t(own.IsInSharedFolder ? 'ownRecipes.who.folder' : 'ownRecipes.who.householdText')}
          checked={own.IsShared}
          pending={isPending}
          onCheckedChange={(IsShared) => void change(failed, () => acts.place(id, { IsShared }))}
        />
      )}
      <section>
        <h3 className="font-semibold">{t('ownRecipes.who.link')}</h3>
        <p className="text-label text-ink-soft">
          {t(own.State === 'draft' ? 'ownRecipes.who.draft' : 'ownRecipes.who.linkText')}
        </p>
        {token === null ? (
          own.State !== 'draft' && (
            <Button
              pending={isPending}
              onClick={() => void change(failed, () => acts.makeLink(id))}
            >
              {t('ownRecipes.who.make')}
            </Button>
          )
        ) : (
          <>
            <CopyLink
              label={t('ownRecipes.who.label')}
              labelHidden
              url={location.origin + linkPath(token)}
              words={{
                copy: t('ownRecipes.who.copy'),
                copied: t('ownRecipes.who.copied'),
                pressCopy: t('ownRecipes.who.pressCopy'),
              }}
            />
            <p className="own-link-acts">
              <Button
                variant="bare"
                size="s"
                pending={isPending}
                onClick={() => void change(failed, () => acts.renewLink(id))}
              >
                {t('ownRecipes.who.renew')}
              </Button>
              <Button variant="bare" size="s" pending={isPending} onClick={() => void withdraw()}>
                {t('ownRecipes.who.withdraw')}
              </Button>
            </p>
          </>
        )}
      </section>
      <Everybody own={own} onLeave={onLeave} />
    </div>
  )
}

/** How the recipe stands on its way to everybody, and the way there. */
function Everybody({ own, onLeave }: ChoicesProps) {
  const { t } = useWords()
  const standing = standingIn(own)
  const isDraft = own.State === 'draft'
  const path = standing ? publicationPath(own.Id) : sendInPath(own.Id)
  return (
    <section>
      <h3 className="font-semibold">{t('ownRecipes.who.all')}</h3>
      <p className="own-standing text-label text-ink-soft">
        {standing ? (
          <>
            <Icon of={standing.icon} size="s" />
            {t(`ownRecipes.page.${standing.name}`)}
          </>
        ) : (
          t(isDraft ? 'ownRecipes.who.allDraft' : 'ownRecipes.who.allText')
        )}
      </p>
      {(standing || !isDraft) && (
        <ButtonLink
          href={path}
          onClick={(event) => {
            if (!onLeave) return
            event.preventDefault()
            onLeave(path)
          }}
        >
          {t(standing ? 'ownRecipes.menu.standing' : 'ownRecipes.menu.send')}
        </ButtonLink>
      )}
    </section>
  )
}
