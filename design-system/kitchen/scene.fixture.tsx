import type { ReactNode } from 'react'
import {
  AtHand,
  CookBar,
  CookFilm,
  CookNumber,
  CookSegments,
  CookStage,
  CookStrip,
  CookWords,
  NextLine,
  WatchControls,
  type CookMoment,
  type NextLineProps,
} from '#design-system/kitchen/index.ts'
import {
  PICTURES,
  runsOf,
  SCENE_WORDS,
  type SceneWords,
} from '#design-system/kitchen/kitchen.fixtures.ts'
import { Whole } from '#design-system/kitchen/whole.fixture.tsx'
import { useLanguage, type Language } from '#design-system/provider/context.ts'

/** What a story shows. */
export interface SceneProps {
  /** @default 'do' */
  moment?: CookMoment
  /** Which text; `plain` and `tarts` have no film. @default 'roast' */
  text?: 'roast' | 'long' | 'plain' | 'zest' | 'tarts'
  /** A picture in place of the film. @default false */
  still?: boolean
  /** In place of the words: `layOut`, `far` or `farLong`. */
  whole?: 'layOut' | 'far' | 'farLong'
  /** The timer of the duration runs. @default false */
  running?: boolean
  elbow?: boolean
  /** What the large button does. @default 'next' */
  go?: NextLineProps['go']
  /** The film of the next step is being fetched. @default false */
  pending?: boolean
  /** Makes the timers on the shelf. */
  shelf?: (words: SceneWords) => ReactNode
  /** In place of the next line. */
  foot?: (words: SceneWords) => ReactNode
  /** In place of the strip. */
  slot?: ReactNode
  /** Index of the sentence that is read aloud; the text is then shown in sentences. */
  lit?: number
  description?: ReactNode
  /** The foot of the film, also while nothing plays. @default false */
  watches?: boolean
  /** In the place of Back, at the start. */
  beside?: ReactNode
  /** Over the stage. */
  over?: (words: SceneWords) => ReactNode
  /** Called for every press, with its name. */
  onPress?: (what: string) => void
}

const SIGNS = {
  roast: 'sign',
  long: 'longSign',
  plain: 'plainSign',
  zest: null,
  tarts: 'tartsSign',
} as const

const nothing = () => undefined

/** A whole screen of the kitchen, with the stories' recipe. */
export function Scene({
  moment = 'do',
  text = 'roast',
  still = false,
  whole,
  running = false,
  elbow = false,
  go = 'next',
  pending = false,
  shelf,
  foot,
  slot,
  lit,
  description,
  watches = false,
  beside,
  over,
  onPress = nothing,
}: SceneProps) {
  const words = SCENE_WORDS[useLanguage() as Language]
  const isPlain = text === 'plain' || text === 'tarts'
  const step = { zest: 3, tarts: 6, roast: 5, long: 5, plain: 5 }[text]
  const steps = words.steps(step)
  const at = { step, total: 7 }
  const sign = SIGNS[text]
  const runs = runsOf(words[text], running ? 'running' : 'idle')
  // What matters is that there are two: the first ends behind the duration.
  const halves = [runs.slice(0, 3), runs.slice(3)]
  const press = (what: string) => () => onPress(what)
  return (
    <CookStage
      moment={moment}
      film={isPlain ? 'none' : still ? 'still' : 'yes'}
      reach={whole?.startsWith('far') ? 'far' : 'near'}
      elbow={elbow}
      // The frame of the story is its window.
      style={{ blockSize: '100%' }}
      bar={
        <CookBar
          title={words.title}
          line={words.line}
          status={words.screen}
          reach={whole?.startsWith('far') ? 'far' : 'near'}
          onReachChange={(reach) => onPress(reach)}
          onSteps={press('steps')}
          onFullscreen={press('fullscreen')}
          onClose={press('close')}
        />
      }
      whole={whole && <Whole is={whole} words={words} onPress={onPress} />}
      picture={
        isPlain ? undefined : (
          <CookFilm
            {...at}
            ambient={PICTURES[step]?.src ?? null}
            still={PICTURES[step]?.src ?? null}
            onPlay={moment === 'ready' ? press('play') : undefined}
          />
        )
      }
      slot={
        isPlain ? undefined : slot !== undefined ? (
          slot
        ) : moment === 'watch' ? (
          <CookSegments
            steps={steps}
            current={step}
            passed={0.46}
            onSelect={onPressStep(onPress)}
          />
        ) : (
          <CookStrip steps={steps} current={step} onSelect={onPressStep(onPress)} />
        )
      }
      number={
        <CookNumber
          {...at}
          action={isPlain ? (text === 'plain' ? 'fry' : 'bake') : undefined}
          onAgain={isPlain || still || moment === 'ready' ? undefined : press('again')}
        />
      }
      words={
        <CookWords
          {...at}
          runs={runs}
          spoken={
            lit === undefined
              ? undefined
              : { sentences: halves, lit, onSay: (it) => onPress(`say ${it}`) }
          }
          description={description}
          sign={sign ? words[sign] : undefined}
          onDuration={press('duration')}
        />
      }
      hand={<AtHand items={words.hand} then={steps.slice(step)} total={7} />}
      shelf={shelf?.(words)}
      foot={
        foot?.(words) ??
        (moment === 'watch' || watches ? (
          <WatchControls
            playing
            next={steps[step]}
            total={7}
            onBack={press('back')}
            onToggle={press('toggle')}
            onNext={press('next')}
          />
        ) : (
          <NextLine
            go={go}
            step={{ first: 1, this: step, next: step + 1, last: step }[go]}
            total={7}
            title={
              steps[{ first: 0, this: step - 1, next: step, last: steps.length }[go]]?.title ?? ''
            }
            ready={{ first: [], this: words.zestReady, next: words.ready, last: [] }[go]}
            timers={go === 'last' ? 1 : 0}
            pending={pending}
            onNext={press('next')}
            onBack={go === 'first' ? undefined : press('back')}
            beside={beside}
          />
        ))
      }
    >
      {over?.(words)}
    </CookStage>
  )
}

const onPressStep = (onPress: (what: string) => void) => (step: number) => onPress(`step ${step}`)
