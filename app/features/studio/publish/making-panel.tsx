import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Film, Play, RefreshCw, RotateCcw } from '#design-system/icon/lucide.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { bytesASecond, smallerOf } from '../make/film-settings.ts'
import { useAbility } from '../make/use-ability.ts'
import type { MakingFilm } from '../make/use-making.ts'
import type { SourceFile } from '../worker/source.ts'
import { useLengths } from '../use-lengths.ts'
import { studioPath } from '../studio-path.ts'
import type { FilmToMake } from './film-to-make.ts'
import { NoEncoder } from './no-encoder.tsx'
import { Panel, WorkHead } from './panel.tsx'
import { Running } from './running-panel.tsx'
import { tilesOf } from './tiles-of.ts'

/** Props of {@link MakingPanel}. */
export interface MakingPanelProps {
  recipe: number
  /** Keys of the recipe's steps, in their order. */
  keys: readonly string[]
  film: FilmToMake
  making: MakingFilm
  /** By the keys of steps: the pictures with which their parts begin. */
  pictures: ReadonlyMap<string, string>
  /** Whether it is what the page is about. */
  isMain: boolean
  /** When something was last kept of it, in epoch milliseconds. */
  savedAt: number
  /** Takes the pictures as the camera made them. */
  onTakeAsItIs: () => void
  /** Makes a smaller film, which needs less room; undefined for one that is small. */
  onMakeSmaller: (() => void) | undefined
  /** Undefined while the files of the film are not there. */
  sources: readonly SourceFile[] | undefined
}

/** Bytes that a film has as it is made, about. */
const bytesOf = (settings: FilmToMake['settings'], seconds: number) =>
  bytesASecond(settings) * seconds

/** The making of a film: before it, while it goes on, and where it ended. */
export function MakingPanel({
  recipe,
  keys,
  film,
  making,
  pictures,
  isMain,
  savedAt,
  onTakeAsItIs,
  onMakeSmaller,
  sources,
}: MakingPanelProps) {
  const { t, language, formatNumber } = useWords()
  const { length, size } = useLengths()
  const { state } = making
  const { cuts, made, settings, gain, seconds } = film
  const ability = useAbility(sources, settings)
  const start = () => {
    if (sources) making.start({ sources, settings, gain })
  }
  const at = state.kind === 'runs' ? state.at : undefined
  const numberOf = (key: string | undefined) =>
    formatNumber(key === undefined ? 0 : keys.indexOf(key) + 1)
  const shown = { where: t('studioPages.make.where'), tiles: tilesOf(keys, film, at, pictures) }
  const nextKey = cuts.find(({ key }) => !made.includes(key))?.key
  const next =
    nextKey === undefined
      ? t('studioPages.work.nextJoin')
      : t('studioPages.work.nextStep', { step: numberOf(nextKey) })
  const isBegun = made.length > 0
  const change = (
    <ButtonLink href={studioPath(recipe, 'steps')} size="l">
      {t('studioPages.work.changeFirst')}
    </ButtonLink>
  )
  if (ability && !ability.canMake && !(settings.isCopied && ability.copiesWithin !== undefined))
    return (
      <>
        <WorkHead isMain={isMain} title={t('studioPages.make.title')} />
        <NoEncoder ability={ability} onTake={onTakeAsItIs} />
      </>
    )
  if (state.kind === 'failed' && state.why === 'failed')
    return (
      <>
        <WorkHead
          isMain={isMain}
          title={t('studioPages.make.failed')}
          text={t('studioPages.make.failedText', { step: numberOf(state.step ?? nextKey) })}
        />
        <Panel {...shown} title={next}>
          <Button variant="flame" size="l" icon={RotateCcw} onClick={start}>
            {t('studioPages.make.resume')}
          </Button>
          {change}
        </Panel>
      </>
    )
  if (state.kind === 'failed') {
    const smaller = onMakeSmaller && smallerOf(settings)
    return (
      <>
        <WorkHead
          isMain={isMain}
          title={t('studioPages.make.full')}
          text={t('studioPages.make.fullPlain')}
        />
        <Panel {...shown} title={next}>
          <Button variant="flame" size="l" icon={RefreshCw} onClick={start}>
            {t('studioPages.make.look')}
          </Button>
          {smaller && (
            <Button size="l" onClick={onMakeSmaller}>
              {t('studioPages.work.smaller', { size: size(bytesOf(smaller, seconds)) })}
            </Button>
          )}
        </Panel>
      </>
    )
  }
  if (state.kind === 'runs')
    return (
      <Running
        shown={shown}
        film={film}
        making={making}
        state={state}
        isMain={isMain}
        keys={keys}
      />
    )
  const isPaused = state.kind === 'paused'
  const stays = isBegun
    ? t('studioPages.make.resumeText', { count: made.length })
    : t('studioPages.make.pausedText')
  const saved =
    isBegun && !isPaused && savedAt > 0
      ? `${t('studioPages.work.savedAt', { time: writeTime(new Date(savedAt), language) })} ${stays}`
      : stays
  const isNew = !isBegun && !isPaused
  return (
    <>
      <WorkHead
        isMain={isMain}
        title={t(
          isPaused
            ? 'studioPages.make.paused'
            : isBegun
              ? 'studioPages.make.resumeTitle'
              : 'studioPages.make.title',
        )}
        text={isNew ? t('studioPages.make.text') : saved}
      />
      <Panel
        {...shown}
        title={
          isNew
            ? t('studioPages.work.asWhole', { count: cuts.length, length: length(seconds) })
            : next
        }
      >
        <Button
          variant="flame"
          size="l"
          icon={isNew ? Film : Play}
          disabled={!sources}
          onClick={start}
        >
          {t(isNew ? 'studioPages.make.go' : 'studioPages.make.resume')}
        </Button>
        {change}
      </Panel>
    </>
  )
}
