import { Button } from '#design-system/button/button.tsx'
import { Pause, Play, RotateCcw, Send } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { SendingFilm } from '../send/use-sending.ts'
import { useLengths } from '../use-lengths.ts'
import { GoodToKnow, Panel } from './panel.tsx'
import type { PartTile } from './part-tiles.tsx'
import { useTimeLeft } from './use-time-left.ts'

/** Props of {@link SendingPanel}. */
export interface SendingPanelProps {
  /** Bytes of the film. */
  size: number
  /** Most seconds by which its parts begin before their places; 0 where they are exact. */
  early: number
  tiles: readonly PartTile[]
  sending: SendingFilm
  onStart: () => void
  /** Makes the film anew, after the server has refused it. */
  onMakeAgain: () => void
}

/** The sending of a film: before it, while it goes on, and while the connection is gone. */
export function SendingPanel({
  size,
  early,
  tiles,
  sending,
  onStart,
  onMakeAgain,
}: SendingPanelProps) {
  const { t, formatNumber } = useWords()
  const { size: write } = useLengths()
  const timeLeft = useTimeLeft()
  const { state } = sending
  const where = t('studioPages.send.where')
  const arrived = (key: 'arrived' | 'droppedText', bytes: number) =>
    t(`studioPages.send.${key}`, { done: write(bytes), size: write(size) })
  const know = (
    <GoodToKnow
      title={t('studioPages.make.know')}
      lines={[
        t('studioPages.send.closed'),
        t('studioPages.send.drops'),
        t('studioPages.send.nobody'),
      ]}
    />
  )
  if (state.kind === 'refused')
    return (
      <Panel where={where} title={t('studioPages.send.refused')} text={state.message} tiles={tiles}>
        <Button size="l" icon={RotateCcw} onClick={onMakeAgain}>
          {t('studioPages.send.discard')}
        </Button>
      </Panel>
    )
  if (state.kind === 'waits')
    return (
      <>
        <Panel
          where={where}
          title={t('studioPages.send.dropped')}
          text={arrived('droppedText', state.bytes)}
          tiles={tiles}
        >
          <Button variant="flame" size="l" onClick={onStart}>
            {t('studioPages.send.retry')}
          </Button>
          <Button size="l" icon={Pause} onClick={sending.pause}>
            {t('studioPages.make.pause')}
          </Button>
        </Panel>
        {know}
      </>
    )
  if (state.kind === 'runs') {
    const left = timeLeft(state.bytes - state.from, size - state.from, state.begunAt)
    return (
      <>
        <Panel
          where={where}
          title={left ?? t('studioPages.send.now')}
          text={arrived('arrived', state.bytes)}
          tiles={tiles}
        >
          <Button variant="primary" size="l" icon={Pause} onClick={sending.pause}>
            {t('studioPages.make.pause')}
          </Button>
        </Panel>
        {know}
      </>
    )
  }
  const exact = early > 0 ? [t('studioPages.send.early', { seconds: formatNumber(early, 1) })] : []
  const isPaused = state.kind === 'paused'
  return (
    <Panel
      where={where}
      title={t(isPaused ? 'studioPages.make.paused' : 'studioPages.send.ready')}
      text={
        isPaused
          ? arrived('arrived', state.bytes)
          : [t('studioPages.send.readyText'), ...exact].join(' ')
      }
      tiles={tiles}
    >
      <Button variant="flame" size="l" icon={isPaused ? Play : Send} onClick={onStart}>
        {t(isPaused ? 'studioPages.make.resume' : 'studioPages.send.go')}
      </Button>
    </Panel>
  )
}
