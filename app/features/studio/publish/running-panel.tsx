import { Button } from '#design-system/button/button.tsx'
import { Laptop, Lock, Moon, Pause } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { cutSeconds } from '#cooking/film/cut-list.ts'
import type { MakingFilm, MakingState } from '../make/use-making.ts'
import type { FilmToMake } from './film-to-make.ts'
import { GoodToKnow, Panel, WorkHead, type PanelProps } from './panel.tsx'
import { useTimeLeft } from './use-time-left.ts'

/** Props of {@link Running}. */
export interface RunningProps {
  shown: Pick<PanelProps, 'where' | 'tiles'>
  film: FilmToMake
  making: MakingFilm
  state: MakingState & { kind: 'runs' }
  /** Whether it is what the page is about. */
  isMain: boolean
  /** Keys of the recipe's steps, in their order. */
  keys: readonly string[]
}

/** A film while it is made. */
export function Running({ shown, film, making, state, isMain, keys }: RunningProps) {
  const { t, formatNumber } = useWords()
  const timeLeft = useTimeLeft()
  const { cuts, made, seconds } = film
  const { at, begunAt } = state
  const doneBefore = cuts
    .filter(({ key }) => made.includes(key))
    .reduce((sum, cut) => sum + cutSeconds(cut), 0)
  const left =
    at && timeLeft(doneBefore + (at.step === undefined ? 0 : at.seconds), seconds, begunAt)
  const isJoining = at === undefined ? made.length === cuts.length : at.step === undefined
  const key = at?.step ?? cuts.find((cut) => !made.includes(cut.key))?.key
  const text = isJoining
    ? t('studioPages.make.joining')
    : t('studioPages.make.step', {
        step: formatNumber(key === undefined ? 0 : keys.indexOf(key) + 1),
        count: keys.length,
      })
  return (
    <>
      <WorkHead isMain={isMain} title={t('studioPages.make.now')} />
      <Panel {...shown} title={left ?? t('studioPages.work.seenSoon')} text={text}>
        <Button variant="primary" size="l" icon={Pause} onClick={making.pause}>
          {t('studioPages.make.pause')}
        </Button>
      </Panel>
      <GoodToKnow
        title={t('studioPages.make.know')}
        lines={[
          [Laptop, t('studioPages.make.keepOpen')],
          [Moon, t('studioPages.make.background')],
          [Lock, t('studioPages.make.notSent')],
        ]}
      />
    </>
  )
}
