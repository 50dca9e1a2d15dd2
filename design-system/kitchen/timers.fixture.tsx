import type { ReactNode } from 'react'
import {
  BellLine,
  CookChoice,
  CookButton,
  CookCounter,
  CookSetting,
  CookSwitch,
  RingBand,
  StatusLine,
  StepOverview,
  TimerCell,
  TimerSheet,
  TimerShelf,
  type CookDish,
  type TimerCellProps,
} from '#design-system/kitchen/index.ts'
import { PICTURES, type SceneWords } from '#design-system/kitchen/kitchen.fixtures.ts'
import { useMessages } from '#design-system/provider/context.ts'

type Cell = Pick<TimerCellProps, 'state' | 'left' | 'total' | 'ringsAt'>

const CHICKEN: Cell = { state: 'runs', left: 760, total: 1500, ringsAt: ['18:42'] }
const nothing = () => undefined

/** Cells of the stories' timers, by state. */
export const CELLS = {
  idle: { ...CHICKEN, state: 'idle', left: 1500 },
  runs: CHICKEN,
  last: { ...CHICKEN, state: 'last', left: 48 },
  rings: { ...CHICKEN, state: 'rings', left: 14 },
  paused: { ...CHICKEN, state: 'paused' },
  undo: { ...CHICKEN, state: 'undo' },
} satisfies Record<string, Cell>

const roast = PICTURES[4]!

/** The chicken's timer. */
export const chicken =
  (state: keyof typeof CELLS = 'runs', onClick = nothing) =>
  ({ names }: SceneWords) => (
    <TimerShelf>
      <TimerCell
        {...CELLS[state]}
        name={names[0]!}
        picture={roast}
        first={null}
        onClick={onClick}
      />
    </TimerShelf>
  )

/** A timer that runs from 12 to 14 minutes; its step has no picture. */
export const tarts =
  (state: 'idle' | 'runs' | 'look', left: number) =>
  ({ names }: SceneWords) => (
    <TimerShelf>
      <TimerCell
        state={state}
        left={left}
        total={840}
        first={720}
        ringsAt={['18:31', '18:33']}
        name={names[3]!}
        picture={{ src: null, action: 'bake' }}
      />
    </TimerShelf>
  )

/** Two timers, of which one belongs to another kitchen, and more that have no cell. */
export const several =
  (more = 0, onMore = nothing) =>
  ({ names, place }: SceneWords) => (
    <TimerShelf more={more} onMore={onMore}>
      <TimerCell
        {...CHICKEN}
        left={185}
        total={720}
        name={names[more > 0 ? 2 : 1]!}
        picture={PICTURES[2]!}
        first={null}
      />
      <TimerCell
        {...CHICKEN}
        name={names[0]!}
        picture={roast}
        first={null}
        place={place}
        mark={2}
      />
    </TimerShelf>
  )

/** Four timers side by side, and more that have no cell. */
export const many = ({ names, place }: SceneWords) => (
  <TimerShelf more={2}>
    {names.map((name, index) => (
      <TimerCell
        {...CHICKEN}
        key={name}
        left={185 * (index + 1)}
        name={name}
        picture={PICTURES[index]!}
        first={null}
        {...(index % 2 === 1 && { place, mark: 2 })}
      />
    ))}
  </TimerShelf>
)

/** A timer that runs, one that a step offers, and one more of those without a cell. */
export const offered = ({ names }: SceneWords) => (
  <TimerShelf offered={1}>
    <TimerCell {...CHICKEN} name={names[0]!} picture={roast} first={null} />
    <TimerCell {...CELLS.idle} name={names[1]!} picture={PICTURES[2]!} first={null} />
  </TimerShelf>
)

/** The chicken's timer while it rings. */
export const ring =
  (
    onPress: (what: string) => void = nothing,
    focusStop = false,
    { late, isOther = false }: { late?: ReactNode; isOther?: boolean } = {},
  ) =>
  ({ names, sign, title }: SceneWords) => (
    <RingBand
      {...(isOther && { mark: 2, recipe: title })}
      name={names[0]!}
      picture={roast}
      seconds={14}
      sign={sign}
      focusStop={focusStop}
      late={late}
      onStop={() => onPress('stop')}
      onAdd={(minutes) => onPress(`+${minutes}`)}
    />
  )

/** The first bell of the tarts. */
export const look =
  (onPress: (what: string) => void = nothing) =>
  ({ names, tartsSign, range }: SceneWords) => (
    <RingBand
      bell="look"
      name={names[3]!}
      picture={{ src: null, action: 'bake' }}
      seconds={106}
      sign={tartsSign}
      range={range}
      onStop={() => onPress('stop')}
      onGoOn={() => onPress('go on')}
    />
  )

/** The open sheet of the chicken's timer. */
export const sheet =
  (onPress: (what: string) => void = nothing, state: 'runs' | 'paused' | 'rings' = 'runs') =>
  ({ names, place }: SceneWords) => (
    <TimerSheet
      {...CHICKEN}
      {...(state === 'rings' && { left: 186 })}
      state={state}
      name={names[0]!}
      picture={roast}
      first={null}
      place={place}
      open
      onOpenChange={(open) => onPress(open ? 'open' : 'close')}
      onAdd={(minutes) => onPress(`add ${minutes}`)}
      onPauseToggle={() => onPress('pause')}
      onStop={() => onPress('stop')}
      onRename={(name) => onPress(`rename ${name}`)}
    />
  )

/** The open overview of all steps, with a timer and the settings. */
export const overview =
  (onPress: (what: string) => void = nothing, bell?: ReactNode, hasDishes = false) =>
  (words: SceneWords) => (
    <StepOverview
      dishes={hasDishes ? dishesOf(words) : []}
      open
      onOpenChange={(open) => onPress(open ? 'open' : 'close')}
      title={words.title}
      steps={words.steps(5)}
      current={5}
      onSelect={(step) => onPress(`step ${step}`)}
      timers={<TimerCell {...CHICKEN} name={words.names[0]!} picture={roast} first={null} />}
      status={
        <>
          <StatusLine of="awake" />
          {bell ?? <BellLine of="on" text={words.bell} />}
        </>
      }
    >
      <Settings onPress={onPress} />
    </StepOverview>
  )

function dishesOf({ title, others: [second = '', third = ''], places }: SceneWords): CookDish[] {
  return [
    { id: 'a', mark: 1, name: title, place: places[0]!, href: undefined },
    { id: 'b', mark: 2, name: second, place: places[1]!, href: '#b' },
    { id: 'c', mark: 3, name: third, place: places[2]!, href: '#c' },
  ]
}

function Settings({ onPress }: { onPress: (what: string) => void }) {
  const { settings, near, far } = useMessages().cook
  return (
    <>
      <CookSetting label={settings.people} hint={settings.peopleHint}>
        <CookCounter value={2} onValueChange={(people) => onPress(`people ${people}`)} />
      </CookSetting>
      <CookSetting label={settings.text}>
        <CookChoice
          label={settings.text}
          options={[
            { value: 'near', label: near },
            { value: 'far', label: far },
          ]}
          value="near"
          onValueChange={(reach) => onPress(reach)}
        />
      </CookSetting>
      <CookSetting label={settings.elbow} hint={settings.elbowHint}>
        <CookSwitch
          label={settings.elbow}
          checked={false}
          onCheckedChange={(checked) => onPress(`elbow ${checked}`)}
        />
      </CookSetting>
      <CookSetting label={settings.stop} hint={settings.stopHint}>
        <CookButton variant="line" onClick={() => onPress('end')}>
          {settings.stopButton}
        </CookButton>
      </CookSetting>
    </>
  )
}
