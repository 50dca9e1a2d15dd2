import {
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
} from '#design-system/icon/lucide.ts'
import { BeginningLoupe } from '#design-system/studio/beginning-loupe.tsx'
import { BeginningView } from '#design-system/studio/beginning-view.tsx'
import { gapAt } from '#cooking/film/marks.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AcrossPicture } from './across-picture.tsx'
import { exactClock } from './film-clock.ts'
import { firstSoundAfter, peaksBetween } from './peaks.ts'
import { REACH } from './use-beginning.ts'
import { useSpokenTimes } from './use-spoken-times.ts'
import type { Stage } from './use-stage.ts'

/** Peaks are too few for seven pictures: each is shown this often. */
const PICTURES = REACH.before + 1 + REACH.after
/** Seconds of the wave below the pictures, before and after the beginning in their proportion. */
const WAVE_SECONDS = 3.5

/** The beginning of a step, or an edge, by the picture. */
export function BeginningPanel({ stage }: { stage: Stage }) {
  const { t } = useWords()
  const times = useSpokenTimes()
  const { beginning, player, used, look, chosen } = stage
  const { open, pictures, isAcross } = beginning
  if (!open) return null
  const { of, at } = open
  const isStep = of.kind === 'step'
  const number = isStep ? chosen.chosen?.number : undefined
  const isOut = (time: number | undefined) =>
    time !== undefined && gapAt(used.marks, time) !== undefined
  const from = at - (WAVE_SECONDS * REACH.before) / PICTURES
  const sound = firstSoundAfter(look.peaks, at)
  const later = sound === undefined ? 0 : Math.round((sound - at) * player.rate)
  const before = pictures.get(-1)
  const caption = { step: 'first', from: 'firstOut', to: 'firstShown' } as const
  const label = isStep
    ? t('studio.stage.beginning.line', { number: number ?? 0 })
    : t(of.kind === 'from' ? 'studio.stage.beginning.edgeFrom' : 'studio.stage.beginning.edgeTo')
  return (
    <BeginningView
      before={{
        src: before?.src,
        caption: t('studio.stage.beginning.lastBefore'),
        note: isOut(before?.at) ? t('studio.stage.beginning.leftOut') : undefined,
      }}
      first={{
        src: pictures.get(0)?.src,
        caption: t(`studio.stage.beginning.${caption[of.kind]}`),
        note: exactClock(at, player.rate),
        over: isAcross && <AcrossPicture player={player} />,
      }}
      number={number}
      loupe={
        <BeginningLoupe
          label={label}
          valueText={times.exact(at, player.rate)}
          duration={player.duration}
          at={at}
          pictures={Array.from({ length: PICTURES }, (_, index) => {
            const place = index - REACH.before
            return { key: String(place), src: pictures.get(place)?.src, isOut: place < 0 }
          })}
          peaks={peaksBetween(look.peaks, from, from + WAVE_SECONDS)}
          grip={number === undefined ? '|' : String(number)}
          onMove={beginning.move}
        />
      }
      toolsLabel={t('studio.stage.beginning.tools')}
      tools={[
        {
          label: t('studio.stage.beginning.second'),
          name: t('studio.stage.beginning.secondBack'),
          icon: ChevronsLeft,
          keyName: '⇧ ←',
          onPress: () => beginning.moveSeconds(-1),
        },
        {
          label: t('studio.stage.beginning.picture'),
          name: t('studio.stage.beginning.pictureBack'),
          icon: ChevronLeft,
          keyName: '←',
          onPress: () => beginning.move(-1),
        },
        {
          label: isAcross ? t('studio.stage.pause') : t('studio.stage.beginning.across'),
          icon: isAcross ? Pause : Play,
          keyName: t('studio.stage.keys.names.space'),
          isPlay: true,
          onPress: beginning.playAcross,
        },
        {
          label: t('studio.stage.beginning.picture'),
          name: t('studio.stage.beginning.pictureOn'),
          icon: ChevronRight,
          keyName: '→',
          onPress: () => beginning.move(1),
        },
        {
          label: t('studio.stage.beginning.second'),
          name: t('studio.stage.beginning.secondOn'),
          icon: ChevronsRight,
          keyName: '⇧ →',
          onPress: () => beginning.moveSeconds(1),
        },
      ]}
      hint={
        later > 0
          ? {
              text: t('studio.stage.beginning.firstSound', { count: later }),
              go: t('studio.stage.beginning.goThere'),
              onGo: () => beginning.move(later),
            }
          : undefined
      }
    />
  )
}
