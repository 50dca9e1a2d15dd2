import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check, ChefHat, Film, Play } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { adviseOn } from '#cooking/film/advice/advise.ts'
import type { Advice, Praise } from '#cooking/film/advice/advice.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { ProjectStore } from '../device/project-store.ts'
import type { Project } from '../device/project.ts'
import { useProject } from '../device/use-project.ts'
import { loudnessOf } from '../publish/film-to-make.ts'
import { usePlacePictures } from '../source/place-pictures.ts'
import type { StageFile } from '../stage/stage.types.ts'
import { studioPath } from '../studio-path.ts'
import { useLengths } from '../use-lengths.ts'
import { useFoodsOfLines } from './use-foods-of-lines.ts'
import { filmTimeOf } from '../words/part-times.ts'
import { plannedFilm, plannedParts } from '../words/planned-film.ts'
import { AdviceRow } from './advice-row.tsx'
import './advice.css'

/** Props of {@link AdvicePlace}. */
export interface AdvicePlaceProps {
  recipe: number
  draft: Draft
  store: ProjectStore
  /** The same array as long as they are the same; none while their bytes are not there. */
  files: readonly StageFile[]
  /** Simmer has a film of it, which can be tried. */
  isSent: boolean
}

/** Tells an advice from the others: a step may have one for each language, and for each ingredient. */
function keyOf(advice: Advice): string {
  const more = advice.kind === 'unused' ? advice.line : 'language' in advice ? advice.language : ''
  return `${advice.kind} ${advice.step} ${more}`
}

/** Seconds of the film as it was taken that advice speaks of; undefined for a card and the whole film. */
function placeOf(advice: Advice, project: Project): number | undefined {
  let start = 0
  for (const part of plannedParts(project)) {
    const into = advice.kind === 'quick' ? advice.atMs / 1000 - start : 0
    if (part.key === advice.step) return filmTimeOf(part, into)
    start += part.seconds
  }
  return undefined
}

/** What is good already, in words. */
function usePraise(): (praise: Praise) => string {
  const { t, formatNumber } = useWords()
  const { length } = useLengths()
  return (praise) => {
    switch (praise.kind) {
      case 'placed':
        return praise.cards === 0
          ? t('studioTexts.advice.good.placed', { count: praise.count })
          : t('studioTexts.advice.good.placedCards', {
              count: praise.count,
              cards: formatNumber(praise.cards),
            })
      case 'long':
        return t('studioTexts.advice.good.long', { time: length(praise.durationMs / 1000) })
      default:
        return t(`studioTexts.advice.good.${praise.kind}`)
    }
  }
}

/** The part of the studio that tells what would make the film better. */
export function AdvicePlace({ recipe, draft, store, files, isSent }: AdvicePlaceProps) {
  const { t } = useWords()
  const { project } = useProject(store)
  const praiseOf = usePraise()
  const film = plannedFilm(project, draft.Steps)
  const foods = useFoodsOfLines(recipe, draft)
  const page = adviseOn(
    {
      film,
      // Without the names of its foods nobody can tell that a step does not use a line.
      recipe: foods ? draft : { ...draft, Lines: [] },
      foods: foods ?? new Map<string, readonly string[]>(),
      loudness: loudnessOf(project),
      isAgreed: project.isAgreed === true,
    },
    draft.Language,
  )
  const needed = page.needed.length
  const all = [...page.needed, ...page.better, ...page.question]
  const places = new Map(all.map((advice) => [advice, placeOf(advice, project)]))
  const pictures = usePlacePictures(
    files,
    [...places.values()].filter((at) => at !== undefined),
  )
  const iconOf = (place: number | undefined) =>
    place === undefined ? ChefHat : files.length === 0 ? Film : undefined
  return (
    <>
      <header className="studio-head">
        <h1 className="text-title">
          {t(needed > 0 ? 'studioTexts.advice.almostReady' : 'studioTexts.advice.ready')}
        </h1>
        <p>
          {needed > 0
            ? t('studioTexts.advice.lead', { count: needed })
            : t('studioTexts.advice.leadReady')}
        </p>
      </header>
      {(['needed', 'better', 'question'] as const).map((group) =>
        page[group].length === 0 ? null : (
          <section key={group} className="studio-rimmed studio-group">
            <h2 className="text-heading">{t(`studioTexts.advice.groups.${group}`)}</h2>
            <ul>
              {page[group].map((advice) => (
                <AdviceRow
                  key={keyOf(advice)}
                  recipe={recipe}
                  advice={advice}
                  store={store}
                  picture={pictures.get(places.get(advice) ?? -1)}
                  icon={iconOf(places.get(advice))}
                  rotation={project.rotation}
                />
              ))}
            </ul>
          </section>
        ),
      )}
      {page.good.length > 0 && (
        <section className="studio-rimmed studio-group">
          <h2 className="text-heading">{t('studioTexts.advice.groups.good')}</h2>
          <ul className="studio-good">
            {page.good.map((praise) => (
              <li key={praise.kind}>
                <Icon of={Check} size="s" />
                {praiseOf(praise)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="studio-go">
        <p className="studio-acts">
          <ButtonLink href={studioPath(recipe, 'publish')} variant="primary" size="l">
            {t('studioTexts.advice.make')}
          </ButtonLink>
          {isSent && (
            <ButtonLink href={studioPath(recipe, 'try')} size="l" icon={Play} iconFill>
              {t('studioTexts.advice.tryHere')}
            </ButtonLink>
          )}
        </p>
        <p className="studio-small">{t('studioTexts.advice.later')}</p>
      </div>
    </>
  )
}
