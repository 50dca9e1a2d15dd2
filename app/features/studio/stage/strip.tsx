import { useMemo, useState } from 'react'
import { FilmMap } from '#design-system/studio/film-map.tsx'
import { FilmMinute } from '#design-system/studio/film-minute.tsx'
import { StudioStrip } from '#design-system/studio/studio-strip.tsx'
import type { StripFlag } from '#design-system/studio/strip.types.ts'
import { moveGap } from '#cooking/film/marks.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { clock } from './film-clock.ts'
import {
  mapImages,
  minuteImages,
  shownGaps,
  spanAround,
  waveFrom,
  waveStarts,
} from './strip-parts.ts'
import type { Movable } from './use-beginning.ts'
import { useFilmTime } from './use-film.ts'
import { useFlags } from './use-flags.ts'
import type { Stage } from './use-stage.ts'

/** Seconds between times below the wave, of one minute and of two. */
const TICKS = { minute: 10, two: 30 }

/** What a flag moves. */
function movableOf({ key }: StripFlag): Movable | undefined {
  const [kind, rest = ''] = key.split(/:(.*)/s)
  if (kind === 'step') return { kind, key: rest }
  return kind === 'from' || kind === 'to' ? { kind, gap: Number(rest) } : undefined
}

const movedTo = (flag: StripFlag, at: number): StripFlag => ({ ...flag, at })

/** The whole film, and the minute around the needle. */
export function Strip({ stage }: { stage: Stage }) {
  const { t } = useWords()
  const { player, look, used, chosen, beginning } = stage
  const { duration } = player
  const at = useFilmTime(player)
  /** A flag that is dragged stands where the pointer is, and the strip stands still. */
  const [drag, setDrag] = useState<{ key: string; at: number; from: number }>()
  const standing = useFlags(stage)
  const flags = standing.map((flag) => (flag.key === drag?.key ? movedTo(flag, drag.at) : flag))
  const span = spanAround(drag?.from ?? at, duration)
  const gaps = shownGaps(used.marks, at)
  const whole = useMemo(() => mapImages(look, duration), [look, duration])
  const starts = waveStarts(span).join()
  const waves = useMemo(
    () => starts.split(',').map((from) => waveFrom(look.peaks, Number(from))),
    // The peaks are filled in place; what is known of the film says so.
    [look, starts],
  )
  const apart = span.to - span.from > 60 ? TICKS.two : TICKS.minute
  const first = Math.ceil(span.from / apart)
  const ticks = Array.from({ length: Math.floor(span.to / apart) - first + 1 }, (_, index) => ({
    at: (first + index) * apart,
    text: clock((first + index) * apart),
  })).filter((tick) => tick.at < span.to - apart / 4)

  const open = (flag: StripFlag) => {
    const of = movableOf(flag)
    if (of?.kind === 'step') stage.openBeginning(of.key)
    else if (of) beginning.show(of, flag.at)
    else void player.seek(flag.at)
  }
  const drop = async (flag: StripFlag) => {
    const time = await player.picture()
    setDrag(undefined)
    const of = movableOf(flag)
    if (of?.kind === 'step') await chosen.begin(of.key, time)
    else if (of)
      used.make(
        (now) => moveGap(now, of.gap, { [of.kind]: time }),
        { kind: 'moveGap', at: time },
        t('studio.stage.spoken.edge', { time: clock(time) }),
      )
  }
  return (
    <StudioStrip label={t('studio.stage.strip.label')}>
      <FilmMap
        label={t('studio.stage.strip.place')}
        valueText={t('studio.stage.strip.of', { time: clock(at), total: clock(duration) })}
        duration={duration}
        at={at}
        shown={span}
        pictures={whole}
        gaps={gaps}
        flags={flags}
        onSeek={(time) => void player.seek(time)}
      />
      <FilmMinute
        span={span}
        at={at}
        pictures={minuteImages(look, span)}
        waves={waves}
        gaps={gaps}
        flags={flags}
        ticks={ticks}
        onSeek={(time) => void player.seek(time)}
        onOpen={open}
        onDrag={(flag, time) => {
          player.pause()
          setDrag({ key: flag.key, at: time, from: drag?.from ?? at })
          void player.seek(time)
        }}
        onDrop={(flag) => void drop(flag)}
      />
    </StudioStrip>
  )
}
