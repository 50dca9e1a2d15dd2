import { useRef, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { MessageCircle, PenLine, Star } from '#design-system/icon/lucide.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { sendInPath, useWhoSees } from '#app/features/own-recipes/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { BackLink, NotLoaded } from '#app/lib/ui/publishing-frame.tsx'
import { hasLongWord } from '#app/lib/words/has-long-word.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Id } from '#contract/common.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import type { Publication, Published } from '#contract/publishing/publication.ts'
import { draftName } from './checklist-of.ts'
import { RecipeColumns } from './recipe-columns.tsx'
import { nextNumber } from './next-number.ts'
import { useOwnPublication } from './use-own-publication.ts'
import { usePublishingActs } from './use-publication.ts'
import { Versions, type LookAt } from './versions.tsx'
import { WithdrawRecipe } from './withdraw.tsx'

/** Props of {@link PublicationPage}. */
export interface PublicationPageProps {
  id: Id
  /** Shows a version that was sent in. */
  lookAt: LookAt
}

/** How an own recipe stands on its way to everybody: its versions, what others do with it, withdrawing it. */
export function PublicationPage({ id, lookAt }: PublicationPageProps) {
  const { t } = useWords()
  const region = useRef<HTMLDivElement>(null)
  const { known, error, retry } = useOwnPublication(id)
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  if (known && !known.publication.Published && !known.publication.Submission) {
    return <Navigate to={sendInPath(id)} replace />
  }
  return (
    <div ref={region} tabIndex={-1} className="pub-page page-column outline-none">
      <BackLink href="/my/recipes">{t('publishing.list')}</BackLink>
      {known ? (
        <Standing {...known} lookAt={lookAt} onChanged={() => region.current?.focus()} />
      ) : (
        <NotLoaded
          title={t('publishing.stand.versions')}
          error={error}
          failedText={t('publishing.failedText')}
          onRetry={retry}
        />
      )}
    </div>
  )
}

interface StandingProps {
  own: OwnRecipe
  publication: Publication
  lookAt: LookAt
  /** Called when another part of the page takes the place of the one that had the focus. */
  onChanged: () => void
}

function Standing({ own, publication, lookAt, onChanged }: StandingProps) {
  const { t, language } = useWords()
  const { icon, text } = useWhoSees(own)
  const { Published, Submission } = publication
  const name = draftName(own.Draft, language) || t('ownRecipes.unnamed')
  const isReturned = Submission?.State === 'returned'
  return (
    <>
      <div className="pub-head">
        <div>
          <h1 className={hasLongWord(name) ? 'text-title' : 'text-display'}>{name}</h1>
          <p className="pub-stats">
            <span>
              <Icon of={icon} size="s" />
              {text}
            </span>
            {Published?.IsLive === true && <Stats published={Published} />}
          </p>
        </div>
        <div className="pub-acts">
          {Published?.IsLive === true && (
            <ButtonLink href={pathOf('recipe', Published.Id)}>
              {t('publishing.stand.toPage')}
            </ButtonLink>
          )}
          <GoOn own={own} publication={publication} />
        </div>
      </div>
      <RecipeColumns own={own}>
        {isReturned && Submission.Answer !== '' && (
          <section>
            <h2 className="text-subheading">{t('publishing.stand.answer')}</h2>
            <blockquote dir="auto" className="pub-answer">
              {Submission.Answer}
            </blockquote>
          </section>
        )}
        <Versions own={own} publication={publication} lookAt={lookAt} onChanged={onChanged} />
        {Published && <After own={own} published={Published} name={name} onChanged={onChanged} />}
      </RecipeColumns>
    </>
  )
}

/** The way into the editor, named by what is to be done there. */
function GoOn({ own, publication }: Pick<StandingProps, 'own' | 'publication'>) {
  const { t } = useWords()
  const { Submission } = publication
  const href = `${pathOf('recipe', own.Id)}/edit`
  const isReturned = Submission?.State === 'returned'
  const open = isReturned ? Submission.Remarks.filter(({ IsDone }) => !IsDone).length : 0
  const number = nextNumber(publication)
  return (
    <ButtonLink href={href} variant="primary" icon={isReturned ? MessageCircle : PenLine}>
      {open > 0
        ? t('publishing.stand.readRemarks', { count: open })
        : t('publishing.stand.goOn', { number })}
    </ButtonLink>
  )
}

/** What others do with a published recipe. */
function Stats({ published: { Rating, Views, Favourites } }: { published: Published }) {
  const { t, formatNumber } = useWords()
  return (
    <>
      <span>
        {Rating.TotalRatings > 0 ? (
          <>
            <Icon of={Star} size="s" fill className="pub-star" />
            <b>{formatNumber(Rating.GlobalRating, 1)}</b>{' '}
            {t('common.ratings', { count: Rating.TotalRatings })}
          </>
        ) : (
          t('publishing.stand.noRatings')
        )}
      </span>
      <span>{t('publishing.stand.views', { count: Views })}</span>
      <span>{t('publishing.stand.favourites', { count: Favourites })}</span>
    </>
  )
}

interface AfterProps {
  own: OwnRecipe
  published: Published
  name: string
  onChanged: () => void
}

/** Withdrawing what is published, and publishing again what is withdrawn. */
function After({ own, published, name, onChanged }: AfterProps): ReactNode {
  const { t } = useWords()
  const { publishAgain } = usePublishingActs(own.Id)
  const { isPending, change } = useChange()
  if (published.IsLive) return <WithdrawRecipe id={own.Id} name={name} onWithdrawn={onChanged} />
  if (published.IsHidden) {
    return (
      <section className="pub-not-yet">
        <h2 className="text-subheading">{t('publishing.again.hidden')}</h2>
        <p className="text-ink-soft">{t('publishing.again.hiddenText')}</p>
      </section>
    )
  }
  const again = async () => {
    if (!(await change(t('publishing.again.failed'), publishAgain))) return
    toast({ tone: 'success', title: t('publishing.again.done', { name }) })
    onChanged()
  }
  return (
    <section className="pub-not-yet">
      <h2 className="text-subheading">{t('publishing.again.title')}</h2>
      <p className="text-ink-soft">{t('publishing.again.text')}</p>
      <Button pending={isPending} onClick={() => void again()}>
        {t('publishing.again.go')}
      </Button>
    </section>
  )
}
