import { useEffect, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import {
  Clock,
  Laptop,
  Lock,
  Pause,
  Play,
  RefreshCw,
  Send,
  WifiOff,
} from '#design-system/icon/lucide.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { SendingFilm, SendingState } from '../send/use-sending.ts'
import { studioPath } from '../studio-path.ts'
import { useLengths } from '../use-lengths.ts'
import { Arrived } from './arrived.tsx'
import { GoodToKnow, Panel, WorkHead } from './panel.tsx'
import type { PartTile } from './part-tiles.tsx'
import { RefusedPanel, type RefusedPanelProps } from './refused-panel.tsx'
import { useTimeLeft } from './use-time-left.ts'

/** Props of {@link SendingPanel}. */
export interface SendingPanelProps extends Omit<RefusedPanelProps, 'tiles' | 'state'> {
  /** Most seconds by which its parts begin before their places; 0 where they are exact. */
  early: number
  /** The parts, of a film of which a share has arrived. */
  tilesAt: (share: number) => readonly PartTile[]
  sending: SendingFilm
}

/** When it is tried next, counted down. */
function useNextTry(until: number): string {
  const { t } = useWords()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.ceil((until - now) / 1000)
  if (seconds <= 0) return t('studioPages.work.tries')
  return seconds > 90
    ? t('studioPages.work.nextTryMinutes', { count: Math.ceil(seconds / 60) })
    : t('studioPages.work.nextTry', { count: seconds })
}

/** What is waited for. */
function Waiting({
  state,
  ...props
}: Omit<SendingPanelProps, 'sending'> & {
  state: SendingState & { kind: 'waits' }
  onPause: () => void
}) {
  const { t, language } = useWords()
  const { size: write } = useLengths()
  const { size, tilesAt, isMain, onStart, onPause } = props
  const { bytes, until, since, why } = state
  const next = useNextTry(until)
  const time = writeTime(new Date(since), language)
  const arrived = t('studioPages.send.droppedText', { done: write(bytes), size: write(size) })
  const says = {
    dropped: [t('studioPages.send.dropped'), arrived, 'waiting', 'droppedAt'],
    noRoom: [
      t('studioPages.work.noRoom'),
      t('studioPages.work.noRoomText'),
      'waitingRoom',
      'triedAt',
    ],
    busy: [t('studioPages.work.busy'), t('studioPages.work.busyText'), 'waitingRoom', 'triedAt'],
  } as const
  const [title, text, where, at] = says[why]
  return (
    <>
      <WorkHead isMain={isMain} title={title} text={text} />
      <Panel
        where={t(`studioPages.work.${where}`)}
        title={next}
        text={t(`studioPages.work.${at}`, { time })}
        tiles={tilesAt(bytes / size)}
      >
        <Button variant="primary" size="l" icon={RefreshCw} onClick={onStart}>
          {t('studioPages.send.retry')}
        </Button>
        <Button size="l" icon={Pause} onClick={onPause}>
          {t('studioPages.make.pause')}
        </Button>
      </Panel>
      <div className="studio-two">
        <GoodToKnow
          title={t('studioPages.make.know')}
          lines={[
            [WifiOff, t('studioPages.work.mayClose')],
            [Clock, t('studioPages.work.keptDays')],
            [Lock, t('studioPages.send.nobody')],
          ]}
        />
        <Arrived bytes={bytes} size={size} tiles={tilesAt(bytes / size)} />
      </div>
    </>
  )
}

/** The sending of a film: before it, while it goes on, and while the connection is gone. */
export function SendingPanel(props: SendingPanelProps) {
  const { t, formatNumber } = useWords()
  const { size: write } = useLengths()
  const timeLeft = useTimeLeft()
  const { recipe, size, early, tilesAt, sending, isMain, onStart } = props
  const { state } = sending
  const where = t('studioPages.send.where')
  const change = (
    <ButtonLink href={studioPath(recipe, 'steps')} size="l">
      {t('studioPages.work.changeFirst')}
    </ButtonLink>
  )
  if (state.kind === 'refused') return <RefusedPanel {...props} state={state} tiles={tilesAt(1)} />
  if (state.kind === 'waits') return <Waiting {...props} state={state} onPause={sending.pause} />
  if (state.kind === 'rests') {
    const exact =
      early > 0 ? [t('studioPages.send.early', { seconds: formatNumber(early, 1) })] : []
    return (
      <>
        <WorkHead
          isMain={isMain}
          title={t('studioPages.send.ready')}
          text={[t('studioPages.send.readyText'), ...exact].join(' ')}
        />
        <Panel
          where={where}
          title={t('studioPages.work.toSend', { size: write(size) })}
          tiles={tilesAt(1)}
        >
          <Button variant="flame" size="l" icon={Send} onClick={onStart}>
            {t('studioPages.send.go')}
          </Button>
          {change}
        </Panel>
      </>
    )
  }
  const { bytes } = state
  const tiles = tilesAt(bytes / size)
  const arrived = t('studioPages.send.arrived', { done: write(bytes), size: write(size) })
  const isPaused = state.kind === 'paused'
  const left = isPaused
    ? undefined
    : timeLeft(state.bytes - state.from, size - state.from, state.begunAt)
  return (
    <>
      <WorkHead
        isMain={isMain}
        title={t(isPaused ? 'studioPages.make.paused' : 'studioPages.send.now')}
      />
      <Panel
        where={where}
        title={isPaused ? arrived : (left ?? t('studioPages.work.seenSoon'))}
        text={isPaused ? t('studioPages.work.keptDays') : arrived}
        tiles={tiles}
      >
        {isPaused ? (
          <Button variant="flame" size="l" icon={Play} onClick={onStart}>
            {t('studioPages.make.resume')}
          </Button>
        ) : (
          <Button variant="primary" size="l" icon={Pause} onClick={sending.pause}>
            {t('studioPages.make.pause')}
          </Button>
        )}
        <ButtonLink href={studioPath(recipe, 'words')} size="l">
          {t('studioPages.work.onWithWords')}
        </ButtonLink>
      </Panel>
      <div className="studio-two">
        <GoodToKnow
          title={t('studioPages.make.know')}
          lines={[
            [Laptop, t('studioPages.send.closed')],
            [WifiOff, t('studioPages.send.drops')],
            [Lock, t('studioPages.send.nobody')],
          ]}
        />
        <Arrived bytes={bytes} size={size} tiles={tiles} />
      </div>
    </>
  )
}
