import { useState } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import {
  Camera,
  Check,
  CircleAlert,
  Heading,
  ArrowUp,
  Minus,
  Plus,
} from '#design-system/icon/lucide.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { confirm } from '#app/lib/dialogs/ask.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { COOKBOOK_NEWS_MIN } from '#contract/cookbooks/limits.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { CookbookPublication } from '#contract/cookbooks/publication.ts'
import { cookbookActPath } from '../paths.ts'
import { lacksOf } from './book-checks.tsx'
import { changesOf, countNew, type Difference } from './book-changes.ts'
import { othersIn, TakeOutOthers } from './take-out-others.tsx'
import { useBookPublishingActs } from './use-book-publication.ts'
import { useChangeSentence } from './use-change-sentence.ts'

/** Props of {@link ChangesPart}. */
export interface ChangesPartProps {
  cookbook: OwnCookbook
  publication: CookbookPublication
  /** Called when the part that had the focus is gone. */
  onChanged: () => void
}

const ICONS: Record<Difference['kind'], IconDrawing> = {
  added: Plus,
  'taken-out': Minus,
  'new-tabs': Plus,
  'old-tabs': Minus,
  'tab-names': Heading,
  'tab-moved': ArrowUp,
  order: ArrowUp,
  name: Heading,
  description: Heading,
  language: Heading,
  cover: Camera,
  header: Camera,
}

/** Changes of a published cookbook that readers do not see yet: one press publishes them, or undoes them. */
export function ChangesPart({ cookbook, publication, onChanged }: ChangesPartProps) {
  const { t, language } = useWords()
  const { publish, undo } = useBookPublishingActs(cookbook.Id)
  const publishing = useChange()
  const undoing = useChange()
  const [isTold, setTold] = useState(false)
  const changes = changesOf(cookbook, publication, language)
  const sentenceOf = useChangeSentence()
  const isWaiting = publication.Submission?.State === 'waiting'
  if (changes.length === 0) {
    return (
      <section>
        <h2 className="text-subheading">{t('publishing.book.changes.none')}</h2>
        <p className="text-ink-soft">{t('publishing.book.changes.noneText')}</p>
      </section>
    )
  }
  const { Version, OrderVersion } = cookbook
  const { HasOtherTexts = false, HasOtherPictures = false } = publication.Changes ?? {}
  const isRead = (HasOtherTexts || HasOtherPictures) && !publication.IsTrusted
  const lacks = lacksOf(cookbook)
  const others = othersIn(cookbook).length
  const canTell =
    countNew(cookbook, publication) >= COOKBOOK_NEWS_MIN && publication.Telling.Next === null
  const go = async () => {
    const fields = { Version, OrderVersion, IsPromised: true as const, IsTold: canTell && isTold }
    if (!(await publishing.change(t('publishing.book.changes.failed'), () => publish(fields))))
      return
    toast({
      tone: 'success',
      title: t(isRead ? 'publishing.book.changes.sent' : 'publishing.book.changes.done'),
    })
    onChanged()
  }
  const undoAll = async () => {
    const isSure = await confirm({
      title: t('publishing.book.changes.question', { count: changes.length }),
      description: t('publishing.book.changes.questionText'),
      confirmLabel: t('publishing.book.changes.undo', { count: changes.length }),
    })
    if (!isSure || !(await undoing.change(t('publishing.book.changes.undoFailed'), undo))) return
    toast({ title: t('publishing.book.changes.undone') })
    onChanged()
  }
  return (
    <section>
      <h2 className="text-subheading">
        {t('publishing.book.changes.title', { count: changes.length })}
      </h2>
      <ul className="pub-check">
        {changes.map((change) => (
          <li key={change.kind}>
            <Icon of={ICONS[change.kind]} />
            <span>{sentenceOf(change)}</span>
          </li>
        ))}
        {others > 0 && (
          <li data-state="missing">
            <Icon of={CircleAlert} />
            <span>
              {t('publishing.book.others', { count: others })}
              <small>{t('publishing.book.othersText')}</small>
            </span>
            <TakeOutOthers cookbook={cookbook} />
          </li>
        )}
      </ul>
      {isRead && (
        <p className="text-label text-ink-soft">
          {t(isWaiting ? 'publishing.book.changes.readAgain' : 'publishing.book.changes.read')}
        </p>
      )}
      <div className="pub-actions">
        <Tell cookbook={cookbook} publication={publication} isTold={isTold} onTell={setTold} />
        <div className="pub-acts">
          <Button
            variant="primary"
            icon={Check}
            pending={publishing.isPending}
            disabled={lacks.name || lacks.recipes || lacks.others}
            onClick={() => void go()}
          >
            {t('publishing.book.changes.go')}
          </Button>
          <ButtonLink href={cookbookActPath(cookbook.Id, 'compare')}>
            {t('publishing.book.changes.compare')}
          </ButtonLink>
          <Button variant="bare" pending={undoing.isPending} onClick={() => void undoAll()}>
            {t('publishing.book.changes.undo', { count: changes.length })}
          </Button>
        </div>
        {(HasOtherTexts || HasOtherPictures) && (
          <p className="text-caption text-ink-soft">{t('publishing.book.changes.promise')}</p>
        )}
      </div>
    </section>
  )
}

interface TellProps {
  cookbook: OwnCookbook
  publication: CookbookPublication
  isTold: boolean
  onTell: (isTold: boolean) => void
}

/** Whether followers are told of new recipes: of three or more, and at most once a week. */
function Tell({ cookbook, publication, isTold, onTell }: TellProps) {
  const { t, language } = useWords()
  const { Telling } = publication
  const count = countNew(cookbook, publication)
  if (count < COOKBOOK_NEWS_MIN) return null
  const day = (at: string) => writeDate(new Date(at), language)
  if (Telling.Next !== null) {
    return (
      <p className="text-label text-ink-soft">
        {t('publishing.book.changes.tellLater', { next: day(Telling.Next) })}
      </p>
    )
  }
  return (
    <Checkbox
      className="pick-check"
      checked={isTold}
      onCheckedChange={onTell}
      label={<b>{t('publishing.book.changes.tell', { count })}</b>}
      hint={
        Telling.Last === null
          ? t('publishing.book.changes.weekly')
          : t('publishing.book.changes.tellLast', { day: day(Telling.Last) })
      }
    />
  )
}
