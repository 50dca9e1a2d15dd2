import { useState, type DragEvent } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { ArrowDown, Flag, Plus } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import { FILM_BYTES_MAX } from '#contract/films/limits.ts'
import { settingsOf } from '../make/film-settings.ts'
import { studioPath } from '../studio-path.ts'
import { useLengths } from '../use-lengths.ts'
import { useStageSteps } from '../use-stage-steps.ts'
import type { CheckedProps } from './checked.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { Copying } from './copying.tsx'
import { Facts } from './facts.tsx'
import { PartRow } from './part-row.tsx'
import { Turning } from './turning.tsx'
import { useParts } from './use-parts.ts'
import './parts.css'

/** Seconds below which a film was perhaps pressed by mistake. */
const SHORT = 10

/** Props of {@link Parts}. */
export interface PartsProps extends CheckedProps {
  steps: readonly DraftStep[]
}

/** Several films, one for each step: which is which. */
export function Parts({ recipe, steps, store, project, files, look, free, taking }: PartsProps) {
  const { t, formatNumber } = useWords()
  const { length, size } = useLengths()
  const titles = useStageSteps(recipe, steps)
  const [dragged, setDragged] = useState<string>()
  const { left, fileOf, nameOf, swap, give, sort } = useParts(store, files, titles)
  const [first] = files

  /** What is dragged: a step's film by the step's key, one that is left over by its index. */
  const drop = (key: string) => {
    if (dragged === undefined) return
    if (dragged.startsWith('file:')) give(key, Number(dragged.slice('file:'.length)))
    else swap(dragged, key)
    setDragged(undefined)
  }
  const dragging = (what: string) => ({
    draggable: true,
    'data-dragged': dragged === what || undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move'
      setDragged(what)
    },
    onDragEnd: () => setDragged(undefined),
  })

  return (
    <>
      <header className="studio-head">
        <h1 className="text-title">
          {t('studioPages.parts.title', {
            films: t('studioPages.check.files', { count: files.length }),
            steps: t('studioPages.parts.steps', { count: steps.length }),
          })}
        </h1>
        <p>{t('studioPages.parts.text')}</p>
      </header>
      <div className="studio-two">
        <section>
          <ol className="studio-parts">
            {titles.map(({ key, number, title }, index) => {
              const file = fileOf(key)
              const swapWith = (by: 1 | -1) => () => swap(key, titles[index + by]?.key)
              return (
                <PartRow
                  key={key}
                  id={key}
                  number={formatNumber(number)}
                  title={title}
                  file={file?.file}
                  detail={
                    file
                      ? `${file.name} · ${length(file.facts.duration)}`
                      : t('studioPages.parts.card')
                  }
                  name={nameOf(key)}
                  onUp={index > 0 ? swapWith(-1) : undefined}
                  onDown={index < titles.length - 1 ? swapWith(1) : undefined}
                  {...dragging(key)}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={() => drop(key)}
                />
              )
            })}
          </ol>
          {left.length > 0 && (
            <>
              <h2 className="text-subheading studio-left">{t('studioPages.parts.left')}</h2>
              <ol className="studio-parts">
                {left.map((index) => {
                  const file = files[index]
                  if (!file) return null
                  const { duration } = file.facts
                  const short = duration < SHORT ? [t('studioPages.parts.short')] : []
                  return (
                    <PartRow
                      key={index}
                      id={`file:${index}`}
                      number="–"
                      title={t('studioPages.parts.noStep')}
                      file={file.file}
                      detail={[file.name, length(duration), ...short].join(' · ')}
                      name={file.name}
                      onUp={() => give(titles.at(-1)?.key, index)}
                      {...dragging(`file:${index}`)}
                    />
                  )
                })}
              </ol>
            </>
          )}
        </section>
        <section className="studio-rimmed">
          <dl className="studio-sum">
            <div>
              <dd>{length(files.reduce((sum, { facts }) => sum + facts.duration, 0))}</dd>
              <dt>{t('studioPages.parts.together')}</dt>
            </div>
            <div>
              <dd>{size(files.reduce((sum, { facts }) => sum + facts.size, 0))}</dd>
              <dt>{t('studioPages.parts.ofSize', { size: size(FILM_BYTES_MAX) })}</dt>
            </div>
          </dl>
          <p className="studio-acts">
            <ChooseFiles
              label={t('studioPages.check.add')}
              icon={Plus}
              onFiles={(chosen) => taking.take(chosen, 'more')}
            />
            <Button icon={ArrowDown} onClick={sort}>
              {t('studioPages.parts.sort')}
            </Button>
          </p>
          <Copying taking={taking} />
          <Turning
            store={store}
            file={first?.file}
            rotation={project.rotation}
            sides={look.pictures[0]?.src}
          />
          <Facts files={files} settings={settingsOf(project)} free={free} isSummed />
        </section>
      </div>
      <p className="studio-acts studio-go">
        <ButtonLink href={studioPath(recipe, 'steps')} variant="flame" size="l" icon={Flag}>
          {t('studioPages.parts.look')}
        </ButtonLink>
        <ChooseFiles
          label={t('studioPages.parts.other')}
          onFiles={(chosen) => taking.take(chosen, 'new')}
        />
      </p>
    </>
  )
}
