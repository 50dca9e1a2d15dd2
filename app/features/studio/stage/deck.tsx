import {
  FastForward,
  Pause,
  Picture,
  Play,
  Plus,
  RotateCcw,
  RotateCw,
  Scissors,
  StepBack,
  StepForward,
} from '#design-system/icon/lucide.ts'
import { DeckButton, StudioDeck } from '#design-system/studio/studio-deck.tsx'
import { gapAt } from '#cooking/film/marks.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Speed } from './player-state.ts'
import { FAST_SPEED as FAST } from '#cooking/film/suggestions/quiet-and-still.ts'
import { useOfTime, usePlayerState } from './use-film.ts'
import type { Stage } from './use-stage.ts'

/** Seconds of the buttons that go back and on. */
const SKIP = 5
/** The speed that a press chooses, by the one before. */
const NEXT: Record<Speed, Speed> = { 1: 2, 2: 4, 4: 'quiet', quiet: 1 }

/** The controls of the film. */
export function Deck({ stage }: { stage: Stage }) {
  const { t } = useWords()
  const { player, chosen, hold, used } = stage
  const { isPlaying, isBackwards, speed } = usePlayerState(player)
  const { marks } = used
  const isOut = useOfTime(player, (at) => marks.openGap !== null || gapAt(marks, at) !== undefined)
  const runs = isPlaying || isBackwards
  const speedName = () => {
    if (speed === 'quiet') return t('studio.stage.speedAuto')
    return speed === 1 ? t('studio.stage.speedNormal') : t('studio.stage.speed', { times: speed })
  }
  return (
    <StudioDeck
      label={t('studio.stage.film')}
      run={
        <>
          <DeckButton
            variant="back"
            icon={RotateCcw}
            text={t('studio.stage.back5')}
            name={t('studio.stage.back5Name')}
            onClick={() => void player.skip(-SKIP)}
          />
          <DeckButton
            variant="fine"
            icon={StepBack}
            text={t('studio.stage.pictureBack')}
            onClick={() => void player.step(-1)}
          />
          <DeckButton
            variant="play"
            icon={runs ? Pause : Play}
            iconFill
            text={runs ? t('studio.stage.pause') : t('studio.stage.play')}
            aria-keyshortcuts="Space"
            onClick={player.toggle}
          />
          <DeckButton
            variant="fine"
            icon={StepForward}
            text={t('studio.stage.pictureOn')}
            onClick={() => void player.step(1)}
          />
          <DeckButton
            variant="far"
            icon={RotateCw}
            text={t('studio.stage.on5')}
            name={t('studio.stage.on5Name')}
            onClick={() => void player.skip(SKIP)}
          />
        </>
      }
      speed={
        <DeckButton
          variant="speed"
          {...(speed === 'quiet' && { icon: FastForward })}
          text={`${speed === 'quiet' ? FAST : speed}×`}
          name={speedName()}
          aria-pressed={speed === 'quiet'}
          onClick={() => player.setSpeed(NEXT[speed])}
        />
      }
      cut={
        <>
          <DeckButton
            icon={isOut ? Plus : Scissors}
            text={isOut ? t('studio.stage.showAgain') : t('studio.stage.leaveOut')}
            aria-pressed={isOut}
            keyName="X"
            onClick={() => void chosen.leaveOut()}
          />
          <DeckButton
            icon={Picture}
            text={t('studio.stage.holdPicture')}
            keyName="H"
            onClick={hold.show}
          />
        </>
      }
    />
  )
}
