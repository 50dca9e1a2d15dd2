import type { IconDrawing } from '#design-system/icon/icon.tsx'
import {
  ArrowLeft,
  ArrowRight,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
  Scissors,
} from '#design-system/icon/lucide.ts'
import {
  BeginningLoupe,
  BeginningView,
  DeckButton,
  FilmMap,
  FilmMinute,
  StudioDeck,
  StudioStrip,
} from '#design-system/studio/index.ts'
import type { SceneWords } from '#design-system/studio/scene-words.fixture.ts'
import {
  AT,
  DURATION,
  FLAGS,
  GAPS,
  peaksOf,
  PICTURES,
  stripPictures,
} from '#design-system/studio/studio.fixtures.ts'

/** Words, and what is called for presses. */
export interface PartProps {
  words: SceneWords
  onPress: (what: string, value?: unknown) => void
}

/** The film's controls. */
export function SceneDeck({ words, isPlaying, onPress }: PartProps & { isPlaying: boolean }) {
  return (
    <StudioDeck
      label={words.film}
      run={
        <>
          <DeckButton
            variant="back"
            icon={ArrowLeft}
            text={words.picture}
            onClick={() => onPress('back')}
          />
          <DeckButton
            variant="play"
            icon={isPlaying ? Pause : Play}
            iconFill
            text={words.play}
            keyName="Space"
            onClick={() => onPress('play')}
          />
          <DeckButton
            variant="fine"
            icon={ArrowRight}
            text={words.picture}
            onClick={() => onPress('on')}
          />
        </>
      }
      speed={
        <DeckButton variant="speed" text="1×" name={words.speed} onClick={() => onPress('speed')} />
      }
      cut={
        <>
          <DeckButton
            icon={Scissors}
            text={words.leaveOut}
            keyName="X"
            onClick={() => onPress('out')}
          />
          <DeckButton
            icon={Pause}
            text={words.hold}
            keyName="H"
            disabled
            onClick={() => onPress('hold')}
          />
        </>
      }
    />
  )
}

/** The whole film, and below it the half around the needle. */
export function SceneStrip({ words, onPress }: PartProps) {
  const span = { from: 30, to: 100 }
  const parts = { pictures: stripPictures(12), gaps: GAPS, flags: FLAGS }
  return (
    <StudioStrip label={words.wholeFilm}>
      <FilmMap
        label={words.place}
        valueText={words.placeText}
        duration={DURATION}
        at={AT}
        shown={span}
        onSeek={(at) => onPress('seek', at)}
        {...parts}
      />
      <FilmMinute
        span={span}
        at={AT}
        waves={[{ ...span, peaks: peaksOf(280) }]}
        ticks={[40, 60, 80].map((at) => ({ at, text: `0:${at}` }))}
        onSeek={(at) => onPress('seek', at)}
        onOpen={({ key }) => onPress('open', key)}
        onDrag={({ key }, at) => onPress('drag', [key, at])}
        onDrop={({ key }, at) => onPress('drop', [key, at])}
        {...parts}
      />
    </StudioStrip>
  )
}

/** A beginning by the picture. */
export function SceneBeginning({ words, onPress }: PartProps) {
  const tool = (what: keyof SceneWords['names'], label: string, icon: IconDrawing) => ({
    label,
    name: words.names[what],
    icon,
    onPress: () => onPress(what),
  })
  return (
    <BeginningView
      before={{ src: PICTURES[2], caption: words.before, note: words.leftOut }}
      first={{ src: PICTURES[3], caption: words.first, note: '0:50.14' }}
      number={4}
      loupe={
        <BeginningLoupe
          label={words.loupe}
          valueText={words.loupeText}
          duration={DURATION}
          at={50}
          pictures={Array.from({ length: 7 }, (_, index) => ({
            key: String(index),
            src: index === 6 ? undefined : PICTURES[index < 3 ? 2 : 3],
            isOut: index < 3,
          }))}
          peaks={peaksOf(70)}
          grip="4"
          onMove={(by) => onPress('move', by)}
        />
      }
      toolsLabel={words.tools}
      tools={[
        tool('secondBack', words.second, ChevronsLeft),
        tool('back', words.picture, ChevronLeft),
        {
          label: words.across,
          icon: Play,
          keyName: 'Space',
          isPlay: true,
          onPress: () => onPress('across'),
        },
        tool('on', words.picture, ChevronRight),
        tool('secondOn', words.second, ChevronsRight),
      ]}
      hint={{ text: words.hint, go: words.hintGo, onGo: () => onPress('hint') }}
    />
  )
}
