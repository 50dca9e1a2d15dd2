import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Flag } from '#design-system/icon/lucide.ts'
import { sendInPath } from '#app/features/own-recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnFilm } from '#contract/films/own-film.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { useProject } from '../device/use-project.ts'
import { useMaking } from '../make/use-making.ts'
import { useSending } from '../send/use-sending.ts'
import { sourceFilesOf, type Sources } from '../source/use-sources.ts'
import { TakeAlong } from '../step-film/take-along.tsx'
import type { StageStep } from '../stage/stage.types.ts'
import { studioPath } from '../studio-path.ts'
import { plannedFilm } from '../words/planned-film.ts'
import { FilmThere } from './film-there.tsx'
import { filmToMake } from './film-to-make.ts'
import { LiveFilm } from './live-film.tsx'
import { MakingPanel, tilesOf } from './making-panel.tsx'
import { NewVersion } from './new-version.tsx'
import { SendingPanel } from './sending-panel.tsx'
import { SentBack } from './sent-back.tsx'
import { StuckStrip } from './stuck-strip.tsx'
import { useVersions } from './use-versions.ts'
import { VersionList } from './version-list.tsx'
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
  /** The film that Simmer has; null for none. */
  film: OwnFilm | null
}

/** The part of the studio where a film is made, sent, tried and published. */
export function PublishPlace({
  recipe,
  name,
  draft,
  stageSteps,
  store,
  sources,
  film: there,
}: PublishPlaceProps) {
  const { t } = useWords()
  const { versions, ...acts } = useVersions(recipe)
  const Published = versions?.Published
  const { project } = useProject(store)
  const making = useMaking(store)
  const sending = useSending(recipe, store)
  const [isLeaving, setLeaving] = useState(false)
  const film = filmToMake(project)
  const { joined, history } = project
  const keys = history.now.steps.map(({ key }) => key)
  const open = history.now.steps.filter(({ at, isCard }) => at === undefined && !isCard).length
  const isNew = !film.isJoined || joined?.isSent !== true

  const start = async () => {
    const file = joined && (await store.folder?.file(joined.file))
    if (!file) return
    sending.start({ file, document: plannedFilm(project, draft.Steps) })
  }
  const makeAgain = () => store.change((before) => ({ ...before, made: {}, joined: undefined }))

  return (
    <>
      <header className="studio-head">
        <h1 className="text-title">{t('studioPages.publish')}</h1>
      </header>
      <SentBack recipe={recipe} steps={stageSteps} film={there} />
      {versions && <LiveFilm name={name} versions={versions} />}
      {there && Published && !Published.IsDraft && (
        <NewVersion recipe={recipe} steps={stageSteps} film={there} published={Published} />
      )}
      {there && (
        <>
          {!Published && (
            <FilmThere recipe={recipe} film={there} publishHref={sendInPath(recipe)} />
          )}
          {isNew && film.cuts.length > 0 && (
            <p className="studio-newer">{t('studioPages.send.newer')}</p>
          )}
        </>
      )}
      {film.cuts.length === 0 ? (
        !there && (
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
        )
      ) : (
        <>
          {isNew && open > 0 && (
            <p className="studio-newer">{t('studioPages.make.open', { count: open })}</p>
          )}
          {!film.isJoined && (
            <MakingPanel
              recipe={recipe}
              keys={keys}
              film={film}
              making={making}
              onTakeAsItIs={() => store.change((before) => ({ ...before, isCopied: true }))}
              sources={sources.files && sourceFilesOf(sources.files)}
            />
          )}
          {film.isJoined && joined && !joined.isSent && (
            <SendingPanel
              size={joined.size}
              early={film.early}
              tiles={tilesOf(keys, film)}
              sending={sending}
              onStart={() => void start()}
              onMakeAgain={makeAgain}
            />
          )}
        </>
      )}
      <div className="studio-two studio-after">
        {versions && versions.Versions.length > 0 && (
          <VersionList recipe={recipe} versions={versions} acts={acts} />
        )}
        <TakeAlong recipe={recipe} draft={draft} film={there} />
      </div>
      {Published && <StuckStrip recipe={recipe} steps={stageSteps} published={Published} />}
      {project.files.length > 0 && (
        <section className="studio-rimmed studio-leave">
          <h2 className="text-subheading">{t('studioPages.leave.title')}</h2>
          <p>{t('studioPages.leave.text')}</p>
          <Button onClick={() => setLeaving(true)}>{t('studioPages.leave.go')}</Button>
          <ConfirmDialog
            open={isLeaving}
            onOpenChange={setLeaving}
            title={t('studioPages.leave.sure')}
            description={t('studioPages.leave.text')}
            confirmLabel={t('studioPages.leave.go')}
            cancelLabel={t('studioPages.leave.keep')}
            danger
            onConfirm={() => {
              making.pause()
              void store.forget()
              setLeaving(false)
            }}
          />
        </section>
      )}
    </>
  )
}
