import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { useMember } from '#app/features/account/index.ts'
import { ownKeys } from '#app/features/own-recipes/index.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { NotLoaded } from '#app/lib/ui/publishing-frame.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { textOrOther } from '#cooking/writing/both.ts'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Id } from '#contract/common.ts'
import type { OwnFilm } from '#contract/films/own-film.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { AdvicePlace } from './advice/advice-place.tsx'
import { useFollowed, useProject, useProjectStore } from './device/use-project.ts'
import type { ProjectStore } from './device/project-store.ts'
import { FilmPlace } from './film/film-place.tsx'
import { Elsewhere, type ElsewhereProps } from './frame/elsewhere.tsx'
import { StudioFrame, type FilmedRecipe } from './frame/studio-frame.tsx'
import { filmToMake } from './publish/film-to-make.ts'
import { PublishPlace } from './publish/publish-place.tsx'
import { filmKeys } from './send/film-keys.ts'
import { useSending } from './send/use-sending.ts'
import { useLoudness } from './source/use-loudness.ts'
import { useSources, useStageFiles } from './source/use-sources.ts'
import { useLook } from './stage/use-film.ts'
import { StudioStage } from './stage/studio-stage.tsx'
import { placeOf, studioPath, viewOf, type Place, type StudioView } from './studio-path.ts'
import { TryPlace } from './try/try-place.tsx'
import { usePreview } from './try/use-preview.ts'
import { useStageSteps } from './use-stage-steps.ts'
import { WordsPlace } from './words/words-place.tsx'

/** Where a film is made for an own recipe. */
export function StudioPage({ id }: { id: Id }) {
  const { t, language } = useWords()
  const view = viewOf(useParams()['place'])
  const { member, ...ofMember } = useMember()
  const { data: own, ...ofOwn } = useKey(member ? ownKeys.draft(id) : null)
  const { data: film, ...ofFilm } = useKey(member ? filmKeys.film(id) : null)
  const keys = own?.Draft.Steps.map(({ Key }) => Key) ?? []
  const { store, take } = useProjectStore(own && member?.username, id, keys)
  const states = [ofMember, ofOwn, ofFilm]
  const error = states.map((state) => state.error).find((each) => each !== undefined)
  if (isRequestInvalid(error)) return <Navigate to="/404" replace />
  if (!own || !member || film === undefined || !(store ?? take))
    return (
      <div className="studio-page page-column">
        <NotLoaded
          title={t('studioPages.filmFor')}
          error={error}
          failedText={t('studioPages.failedText')}
          onRetry={async () => await Promise.all(states.map(({ retry }) => retry()))}
        />
      </div>
    )
  const { Name, Language, PictureId } = own.Draft
  const recipe = {
    id,
    name: textOrOther(Name, language in Name ? language : Language) || t('ownRecipes.unnamed'),
    picture: own.Pictures.find((picture) => picture.Id === PictureId)?.Path,
  }
  if (keys.length === 0)
    return (
      <StudioFrame recipe={recipe} place={placeOf(view)} done={[]} kept={undefined}>
        <EmptyState
          title={t('studioPages.start.noSteps')}
          headingLevel="h1"
          action={
            <ButtonLink href={`${pathOf('recipe', id)}/edit`} variant="primary">
              {t('studioPages.start.writeSteps')}
            </ButtonLink>
          }
        >
          {t('studioPages.start.noStepsText')}
        </EmptyState>
      </StudioFrame>
    )
  if (store)
    return <Studio recipe={recipe} draft={own.Draft} view={view} store={store} film={film} />
  return (
    <StudioFrame recipe={recipe} place={placeOf(view)} done={[]} kept={undefined}>
      <Watched
        member={member.username}
        recipe={id}
        steps={own.Draft.Steps}
        onTake={() => void take?.()}
      />
    </StudioFrame>
  )
}

/** The film as another tab sets it. */
function Watched({ member, ...elsewhere }: { member: string } & Omit<ElsewhereProps, 'project'>) {
  return <Elsewhere {...elsewhere} project={useFollowed(member, elsewhere.recipe)} />
}

interface StudioProps {
  recipe: FilmedRecipe
  draft: Draft
  view: StudioView
  store: ProjectStore
  film: OwnFilm | null
}

function Studio({ recipe, draft, view, store, film }: StudioProps) {
  const navigate = useNavigate()
  const { project, kept } = useProject(store)
  const sources = useSources(store, project.files)
  const stageSteps = useStageSteps(recipe.id, draft.Steps)
  const preview = usePreview(recipe.id)
  // It goes on while words are written.
  const sending = useSending(recipe.id, store)
  useLoudness(store, sources.files)
  const stageFiles = useStageFiles(sources.files)
  // What the film's page begins goes on while steps are set.
  const look = useLook(stageFiles, view === 'film' || view === 'steps')
  const { cuts } = filmToMake(project)
  const isMarked = project.history.now.steps.every(({ at, isCard }) => at !== undefined || isCard)
  const done: Place[] = [
    ...(project.files.length > 0 ? (['film'] as const) : []),
    ...(isMarked && cuts.length > 0 ? (['steps'] as const) : []),
    ...(film ? (['publish'] as const) : []),
  ]
  if (view === 'steps' && !sources.files) return null
  // A film that is not there is brought first.
  if (view === 'steps' && stageFiles.length === 0)
    return <Navigate to={studioPath(recipe.id)} replace />
  if (view === 'steps')
    return (
      <StudioStage
        title={recipe.name}
        store={store}
        steps={stageSteps}
        files={stageFiles}
        look={look}
        done={done.filter((each) => each !== 'steps')}
        onGo={(to) => navigate(studioPath(recipe.id, to))}
        onLeave={() => navigate(pathOf('recipe', recipe.id))}
      />
    )
  return (
    <StudioFrame recipe={recipe} place={placeOf(view)} done={done} kept={kept}>
      {view === 'try' &&
        (film ? (
          <TryPlace
            recipe={recipe.id}
            name={recipe.name}
            steps={draft.Steps}
            film={film}
            preview={preview}
          />
        ) : (
          <Navigate to={studioPath(recipe.id, 'publish')} replace />
        ))}
      {view === 'publish' && (
        <PublishPlace
          recipe={recipe.id}
          name={recipe.name}
          draft={draft}
          stageSteps={stageSteps}
          store={store}
          sources={sources}
          files={stageFiles}
          sending={sending}
          film={film}
        />
      )}
      {view === 'words' && (
        <WordsPlace recipe={recipe.id} steps={draft.Steps} store={store} files={stageFiles} />
      )}
      {view === 'advice' && (
        <AdvicePlace
          recipe={recipe.id}
          draft={draft}
          store={store}
          files={stageFiles}
          isSent={film !== null}
        />
      )}
      {view === 'film' && (
        <FilmPlace
          recipe={recipe.id}
          steps={draft.Steps}
          store={store}
          sources={sources}
          look={look}
        />
      )}
    </StudioFrame>
  )
}
