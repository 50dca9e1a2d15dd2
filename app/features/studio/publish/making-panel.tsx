import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Film, Pause, Play } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { cutSeconds } from '#cooking/film/cut-list.ts'
import { useAbility } from '../make/use-ability.ts'
import type { MakingFilm } from '../make/use-making.ts'
import type { SourceFile } from '../worker/source.ts'
import { studioPath } from '../studio-path.ts'
import type { FilmToMake } from './film-to-make.ts'
import { NoEncoder } from './no-encoder.tsx'
import { GoodToKnow, Panel } from './panel.tsx'
import type { PartTile } from './part-tiles.tsx'
import { useTimeLeft } from './use-time-left.ts'

/** Props of {@link MakingPanel}. */
export interface MakingPanelProps {
  recipe: number
  /** Keys of the recipe's steps, in their order. */
  keys: readonly string[]
  film: FilmToMake
  making: MakingFilm
  /** Takes the pictures as the camera made them. */
  onTakeAsItIs: () => void
  /** Undefined while the files of the film are not there. */
  sources: readonly SourceFile[] | undefined
}

/** How much of each part is made. */
export function tilesOf(
  keys: readonly string[],
  { cuts, made }: Pick<FilmToMake, 'cuts' | 'made'>,
  now?: { readonly step: string | undefined; readonly seconds: number },
): PartTile[] {
  return keys.map((key, index) => {
    const cut = cuts.find((each) => each.key === key)
    if (!cut) return { number: index + 1, kind: 'card', done: 0 }
    if (now?.step === key)
      return {
        number: index + 1,
        kind: 'film',
        done: Math.min(0.99, now.seconds / cutSeconds(cut)),
      }
    return { number: index + 1, kind: 'film', done: made.includes(key) ? 1 : 0 }
  })
}

/** The making of a film: before it, while it goes on, and where it ended. */
export function MakingPanel({
  recipe,
  keys,
  film,
  making,
  onTakeAsItIs,
  sources,
}: MakingPanelProps) {
  const { t, formatNumber } = useWords()
  const timeLeft = useTimeLeft()
  const { state } = making
  const { cuts, made, settings, gain, seconds } = film
  const ability = useAbility(sources, settings)
  const start = () => {
    if (sources) making.start({ sources, settings, gain })
  }
  const at = state.kind === 'runs' ? state.at : undefined
  const numberOf = (key: string | undefined) =>
    formatNumber(key === undefined ? 0 : keys.indexOf(key) + 1)
  const tiles = tilesOf(keys, film, at)
  const toWords = (
    <ButtonLink href={studioPath(recipe, 'steps')}>{t('studioPages.make.toSteps')}</ButtonLink>
  )
  if (ability && !ability.canMake && !(settings.isCopied && ability.copiesWithin !== undefined))
    return <NoEncoder ability={ability} onTake={onTakeAsItIs} />
  if (state.kind === 'failed' && state.why === 'failed')
    return (
      <Panel
        where={t('studioPages.make.where')}
        title={t('studioPages.make.failed')}
        text={t('studioPages.make.failedText', { step: numberOf(state.step) })}
        tiles={tiles}
      >
        <Button variant="flame" size="l" onClick={start}>
          {t('studioPages.make.resume')}
        </Button>
        {toWords}
      </Panel>
    )
  if (state.kind === 'failed')
    return (
      <Panel
        where={t('studioPages.make.where')}
        title={t('studioPages.make.full')}
        text={t('studioPages.make.fullPlain')}
        tiles={tiles}
      >
        <Button variant="flame" size="l" onClick={start}>
          {t('studioPages.make.look')}
        </Button>
      </Panel>
    )
  if (state.kind === 'runs') {
    const doneBefore = cuts
      .filter(({ key }) => made.includes(key))
      .reduce((sum, cut) => sum + cutSeconds(cut), 0)
    const left =
      at && timeLeft(doneBefore + (at.step === undefined ? 0 : at.seconds), seconds, state.begunAt)
    return (
      <>
        <Panel
          where={t('studioPages.make.where')}
          title={left ?? t('studioPages.make.first')}
          text={
            at?.step === undefined && at
              ? t('studioPages.make.joining')
              : t('studioPages.make.step', {
                  step: numberOf(at?.step ?? cuts.find(({ key }) => !made.includes(key))?.key),
                  count: keys.length,
                })
          }
          tiles={tiles}
        >
          <Button variant="primary" size="l" icon={Pause} onClick={making.pause}>
            {t('studioPages.make.pause')}
          </Button>
        </Panel>
        <GoodToKnow
          title={t('studioPages.make.know')}
          lines={[
            t('studioPages.make.keepOpen'),
            t('studioPages.make.background'),
            t('studioPages.make.notSent'),
          ]}
        />
      </>
    )
  }
  const isBegun = made.length > 0
  return (
    <Panel
      where={t('studioPages.make.where')}
      title={t(
        state.kind === 'paused'
          ? 'studioPages.make.paused'
          : isBegun
            ? 'studioPages.make.resumeTitle'
            : 'studioPages.make.title',
      )}
      text={
        isBegun
          ? t('studioPages.make.resumeText', { count: made.length })
          : t('studioPages.make.text')
      }
      tiles={tiles}
    >
      <Button
        variant="flame"
        size="l"
        icon={isBegun ? Play : Film}
        disabled={!sources}
        onClick={start}
      >
        {t(isBegun ? 'studioPages.make.resume' : 'studioPages.make.go')}
      </Button>
      {toWords}
    </Panel>
  )
}
