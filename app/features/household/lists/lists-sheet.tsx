import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Ellipsis, Lock, Plus, Users } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/visually-hidden.tsx'
import { numberFormat } from '#app/lib/words/intl.ts'
import { useOnline } from '#app/lib/use-online.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ListCard, ListOverview } from '#contract/shopping/several-lists.ts'
import { HOUSEHOLD_PATH, listPath } from '../paths.ts'
import { useListWords } from './list-words.ts'

/** Props of {@link ListsSheet}. */
export interface ListsSheetProps extends Pick<DialogProps, 'returnFocus'> {
  overview: ListOverview
  /** The lists have been read, now or before on this device. */
  isKnown: boolean
  /** Id of the list that is open. */
  current: number | undefined
  onClose: () => void
  /** Opens the menu of a list. */
  onChange: (list: ListCard) => void
  onNew: () => void
}

/** All lists of the member: choosing one, changing one, a new one. */
export function ListsSheet({
  overview,
  isKnown,
  current,
  onClose,
  onChange,
  onNew,
  ...props
}: ListsSheetProps) {
  const { t, language } = useWords()
  const { nameOf, seenBy } = useListWords(overview.People)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('lists.yours')}
      footer={
        <>
          <Button variant="primary" className="grow" icon={Plus} onClick={onNew}>
            {t('lists.new')}
          </Button>
          <ButtonLink icon={Users} href={HOUSEHOLD_PATH} onClick={onClose}>
            {t('lists.household')}
          </ButtonLink>
        </>
      }
      {...props}
    >
      {!isKnown && <Unknown />}
      <ul className="list-cards">
        {overview.Lists.map((list) => {
          const name = nameOf(list)
          return (
            <li key={list.Id}>
              <Link
                href={listPath(list)}
                aria-current={list.Id === current ? 'page' : undefined}
                onClick={onClose}
              >
                <Icon of={list.SeenBy === 'you' ? Lock : Users} />
                <span>
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  <small>{[seenBy(list), list.Shop].filter(Boolean).join('. ')}</small>
                </span>
                <strong>
                  <span aria-hidden="true">{numberFormat(language).format(list.Open)}</span>
                  <VisuallyHidden>{t('lists.toBuy', { count: list.Open })}</VisuallyHidden>
                </strong>
              </Link>
              <IconButton
                icon={Ellipsis}
                label={t('lists.change', { name })}
                onClick={() => onChange(list)}
              />
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

/** Until the lists are known, which needs a connection once. */
function Unknown() {
  const { t } = useWords()
  if (!useOnline()) return <p className="text-label text-ink-soft">{t('lists.unknown')}</p>
  return (
    <SkeletonRegion>
      <div className="grid gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    </SkeletonRegion>
  )
}
