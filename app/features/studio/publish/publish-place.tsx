import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Flag } from '#design-system/icon/lucide.ts'
import { sendInPath } from '#app/features/own-recipes/index.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnFilm } from '#contract/films/own-film.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { giveUpJoined } from '../device/project.ts'
import { useProject } from '../device/use-project.ts'
import { bytesASecond, smallerOf } from '../make/film-settings.ts'
import { useMaking } from '../make/use-making.ts'
import { cancelUpload } from '../send/send-film.ts'
import type { SendingFilm } from '../send/use-sending.ts'
import { sourceFilesOf, type Sources } from '../source/use-sources.ts'
import { TakeAlong } from '../step-film/take-along.tsx'
import type { StageFile, StageStep } from '../stage/stage.types.ts'
import { studioPath } from '../studio-path.ts'
import { plannedFilm } from '../words/planned-film.ts'
import { FilmThere } from './film-there.tsx'
import { filmToMake } from './film-to-make.ts'
import { Leave } from './leave.tsx'
import { LateNewVersion, LateStuckStrip, LateVersionList } from './late.ts'
import { LiveFilm } from './live-film.tsx'
import { MakingPanel } from './making-panel.tsx'
import { SendingPanel } from './sending-panel.tsx'
import { SentBack } from './sent-back.tsx'
import { sentTiles } from './tiles-of.ts'
import { useVersions } from './use-versions.ts'
import { useCutPictures } from './use-cut-pictures.ts'
import { WhatIsHere } from './what-is-here.tsx'
import './publish.css'
import './versions.css'

/** Props of {@link PublishPlace}. */
export interface PublishPlaceProps {
  recipe: number
  /** Of the recipe, in the reader's language. */
  name: string
  draft: Draft
  /** Its steps in the reader's language. */
  stageSteps: readonly StageStep[]
  store: ProjectStore
  sources: Sources
  /** Those whose bytes are there: the same array as long as they are the same. */
  files: readonly StageFile[]
  sending: SendingFilm
  /** The film that Simmer has; null for none. */
  film: OwnFilm | null
}

/** Id of the list of versions. */
const VERSIONS = 'studio-versions'

/** The part of the studio where a film is made, sent, tried and published. */
export function PublishPlace({
  recipe,
  name,
  draft,
  stageSteps,
  store,
  sources,
  files,
  sending,
  film: there,
}: PublishPlaceProps) {
  const { t } = useWords()
  const { versions, ...acts } = useVersions(recipe)
  const Published = versions?.Published
  const { project } = useProject(store)
  const making = useMaking(store)
  const film = filmToMake(project)
  const { joined, history, savedAt } = project
  const sourceFiles = sources.files && sourceFilesOf(sources.files)
  const pictures = useCutPictures(files, film.cuts)
  const keys = history.now.steps.map(({ key }) => key)
  const open = history.now.steps.filter(({ at, isCard }) => at === undefined && !isCard).length
  const isSent = film.isJoined && joined?.isSent === true
  const isWork = film.cuts.length > 0 && !isSent
  const isMain = isWork && !there
  const hasVersions = versions !== undefined && versions.Versions.length > 0

  const start = async () => {
    const file = joined && (await store.folder?.file(joined.file))
    // One that the browser has removed is refused, with the way on.
    const found = file?.size === joined?.size ? file : undefined
    const before = plannedFilm(project, draft.Steps)
    sending.start({
      file: found,
      document: () => {
        const { project: now } = store.state()
        // Words go on meanwhile. Pictures that were changed are another film.
        return filmToMake(now).isJoined ? plannedFilm(now, draft.Steps) : before
      },
    })
  }
  const makeAgain = (isSmall?: true) =>
    store.change((before) => ({
      ...giveUpJoined(before),
      made: {},
      ...(isSmall && { isSmall }),
    }))
  const forget = async () => {
    making.pause()
    sending.pause()
    const { givenUp = [] } = giveUpJoined(store.state().project)
    await store.forget()
    // What has arrived takes room until then.
    for (const upload of givenUp) await cancelUpload(upload)
  }
  const small = smallerOf(film.settings)

  return (
    <>
      {!isMain && (
        <header className="studio-head">
          {/* A film that is published is named by its state. */}
          <h1 className={Published ? 'sr-only' : 'text-title'}>{t('studioPages.publish')}</h1>
        </header>
      )}
      {!isMain && <SentBack recipe={recipe} steps={stageSteps} film={there} />}
      {/* What is asked comes before what is so. */}
      {there && Published && !Published.IsDraft && (
        <LateNewVersion recipe={recipe} steps={stageSteps} film={there} published={Published} />
      )}
      {versions && <LiveFilm name={name} versions={versions} />}
      {there && (
        <>
          {!Published && (
            <FilmThere recipe={recipe} film={there} publishHref={sendInPath(recipe)} />
          )}
          {isWork && <p className="studio-newer">{t('studioPages.send.newer')}</p>}
        </>
      )}
      {film.cuts.length === 0 && !there && (
        <EmptyState
          title={t('studioPages.make.nothing')}
          action={
            <ButtonLink href={studioPath(recipe, 'steps')} variant="flame" icon={Flag}>
              {t('studioPages.make.toSteps')}
            </ButtonLink>
          }
        >
          {t('studioPages.make.nothingText')}
        </EmptyState>
      )}
      {isWork && !film.isJoined && (
        <MakingPanel
          recipe={recipe}
          keys={keys}
          film={film}
          making={making}
          pictures={pictures}
          isMain={isMain}
          savedAt={savedAt}
          onTakeAsItIs={() => store.change((before) => ({ ...before, isCopied: true }))}
          onMakeSmaller={small && (() => makeAgain(true))}
          sources={sourceFiles}
        />
      )}
      {isWork && film.isJoined && joined && (
        <SendingPanel
          recipe={recipe}
          size={joined.size}
          early={film.early}
          tilesAt={(share) => sentTiles(keys, film, share, pictures)}
          sending={sending}
          isMain={isMain}
          versionsHref={hasVersions ? `#${VERSIONS}` : undefined}
          smaller={
            small && {
              size: bytesASecond(small) * film.seconds,
              onMake: () => makeAgain(true),
            }
          }
          onStart={() => void start()}
          onMakeAgain={() => makeAgain()}
        />
      )}
      {isWork && open > 0 && (
        <p className="studio-newer">{t('studioPages.make.open', { count: open })}</p>
      )}
      {isMain && <SentBack recipe={recipe} steps={stageSteps} film={there} />}
      {project.files.length > 0 && (
        <div className="studio-two studio-after">
          {isWork ? <WhatIsHere project={project} steps={draft.Steps} /> : null}
          <Leave onLeave={() => void forget().catch(reportFailure)} />
        </div>
      )}
      <div className="studio-two studio-after" id={VERSIONS}>
        {hasVersions && <LateVersionList recipe={recipe} versions={versions} acts={acts} />}
        <TakeAlong recipe={recipe} draft={draft} film={there} />
      </div>
      {Published && <LateStuckStrip recipe={recipe} steps={stageSteps} published={Published} />}
    </>
  )
}
