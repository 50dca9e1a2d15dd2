import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Flag } from '#design-system/icon/lucide.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ProjectStore } from '../device/project-store.ts'
import type { Project } from '../device/project.ts'
import { settingsOf } from '../make/film-settings.ts'
import type { FoundFile } from '../source/use-sources.ts'
import type { Look } from '../stage/film-look.ts'
import { studioPath } from '../studio-path.ts'
import { Facts } from './facts.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { Copying } from './copying.tsx'
import { Drawing } from './drawing.tsx'
import { Turning } from './turning.tsx'
import type { TakingFilms } from './use-take-films.ts'

/** Props of {@link Checked}. */
export interface CheckedProps {
  recipe: number
  store: ProjectStore
  project: Project
  files: readonly FoundFile[]
  look: Look
  free: number | undefined
  taking: TakingFilms
}

/** Where the author is, and the phone's clock was. */
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** What was brought: how it looks, and what becomes of it. */
export function Checked({ recipe, store, project, files, look, free, taking }: CheckedProps) {
  const { t, language, formatDate } = useWords()
  const { rotation, history } = project
  const settings = settingsOf(project)
  const [first] = files
  const lost = files.find(({ file }) => file === undefined)
  const isBegun = history.past.length > 0
  if (lost) {
    return (
      <>
        <header className="studio-head">
          <h1 className="text-title">{t('studioPages.check.lost')}</h1>
          <p>{t('studioPages.check.lostText', { name: lost.name })}</p>
          {taking.isOther && (
            <p role="alert">{t('studioPages.check.wrongFile', { name: lost.name })}</p>
          )}
        </header>
        <p className="studio-acts">
          <ChooseFiles
            label={t('studioPages.start.choose')}
            onFiles={(chosen) => taking.take(chosen, 'again')}
          />
          <ChooseFiles
            label={t('studioPages.check.other')}
            onFiles={(chosen) => taking.take(chosen, 'new')}
          />
        </p>
      </>
    )
  }
  return (
    <>
      <header className="studio-head">
        <h1 className="text-title">{t('studioPages.check.title')}</h1>
        <p>{t('studioPages.check.text')}</p>
      </header>
      <div className="studio-two">
        <div>
          <Turning
            store={store}
            file={first?.file}
            rotation={rotation}
            sides={look.pictures[0]?.src}
          />
        </div>
        <div>
          <Copying taking={taking} />
          <Drawing look={look} files={files} />
          <p className="studio-acts studio-begin">
            <ButtonLink href={studioPath(recipe, 'steps')} variant="flame" size="l" icon={Flag}>
              {t(isBegun ? 'studioPages.check.goOn' : 'studioPages.check.set')}
            </ButtonLink>
            <ChooseFiles
              label={t('studioPages.check.add')}
              onFiles={(chosen) => taking.take(chosen, 'more')}
            />
            <ChooseFiles
              label={t('studioPages.check.other')}
              onFiles={(chosen) => taking.take(chosen, 'new')}
            />
          </p>
          <p className="studio-file">
            <span>
              <b>
                {files.length === 1
                  ? first?.name
                  : t('studioPages.check.files', { count: files.length })}
              </b>
              {first && first.takenAt > 0 && (
                <small>
                  {t('studioPages.check.takenAt', {
                    day: formatDate(new Date(first.takenAt), HERE),
                    time: writeTime(new Date(first.takenAt), language),
                  })}
                </small>
              )}
            </span>
          </p>
          <Facts files={files} settings={settings} free={free} />
        </div>
      </div>
    </>
  )
}
