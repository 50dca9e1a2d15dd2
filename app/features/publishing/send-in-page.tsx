import { Navigate } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { ChefHat, PenLine } from '#design-system/icon/lucide.ts'
import { isAuthor } from '#app/features/account/index.ts'
import { useHowTo, useRecipeIngredients } from '#app/features/recipes/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { BackLink, NotYet, NotLoaded } from '#app/lib/ui/publishing-frame.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { CurrentUser } from '#contract/account.ts'
import type { Id } from '#contract/common.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import type { Publication } from '#contract/publishing/publication.ts'
import { checklistOf, draftName } from './checklist-of.ts'
import { Checklist } from './checklist.tsx'
import { RecipeColumns } from './recipe-columns.tsx'
import { SendInForm } from './send-in-form.tsx'
import { useOwnPublication } from './use-own-publication.ts'
import '#app/lib/ui/pick-cards.css'

/** Where a member sends in an own recipe: what is there, one promise, and one word to the editors. */
export function SendInPage({ id }: { id: Id }) {
  const { t } = useWords()
  const { known, error, retry } = useOwnPublication(id)
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  return (
    <div className="pub-page page-column">
      {known ? (
        <SendIn {...known} />
      ) : (
        <NotLoaded
          title={t('publishing.send.title')}
          error={error}
          failedText={t('publishing.failedText')}
          onRetry={retry}
        />
      )}
    </div>
  )
}

interface SendInProps {
  own: OwnRecipe
  publication: Publication
  member: CurrentUser
}

function SendIn({ own, publication, member }: SendInProps) {
  const { t, language } = useWords()
  const { ingredients = [] } = useRecipeIngredients(own.Id)
  const { steps = [] } = useHowTo(own.Id)
  const things = checklistOf(own.Draft, { ingredients, steps })
  const isReady = things.missing.length === 0 && !things.needsLicence
  const editor = `${pathOf('recipe', own.Id)}/edit`
  const name = draftName(own.Draft, language) || t('ownRecipes.unnamed')
  const { IsTrusted, Published, Submission, Versions } = publication
  const [live] = Published?.IsLive === true ? Versions : []
  const lead = IsTrusted
    ? t('publishing.send.trusted')
    : live
      ? t('publishing.send.later', { number: live.Number })
      : t('publishing.send.text')
  return (
    <>
      <BackLink href={pathOf('recipe', own.Id)}>{name}</BackLink>
      <h1 className="text-display">{t('publishing.send.title')}</h1>
      <p className="pub-lead">
        {lead}
        {Submission?.State === 'waiting' && (
          <> {t('publishing.send.replaces', { number: Submission.Number })}</>
        )}
      </p>
      <RecipeColumns
        own={own}
        caption={t(IsTrusted ? 'publishing.send.afterTrust' : 'publishing.send.afterwards')}
      >
        <Checklist things={things} editor={editor} />
        {!isAuthor(member) && (
          <NotYet
            title={t('publishing.send.noAuthor')}
            text={t('publishing.send.noAuthorText')}
            action={
              <ButtonLink href="/my/author" variant="primary" icon={ChefHat}>
                {t('publishing.send.become')}
              </ButtonLink>
            }
          />
        )}
        {isAuthor(member) && !isReady && (
          <NotYet
            title={t('publishing.send.notReady')}
            text={t('publishing.send.notReadyText')}
            action={
              <ButtonLink href={editor} variant="primary" icon={PenLine}>
                {t('publishing.send.goOn')}
              </ButtonLink>
            }
          />
        )}
        {isAuthor(member) && isReady && (
          <SendInForm own={own} publication={publication} member={member} />
        )}
      </RecipeColumns>
    </>
  )
}
