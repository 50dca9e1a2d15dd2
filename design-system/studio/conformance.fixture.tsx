import type { Conformance } from '#design-system/conformance.types.ts'
import * as studio from '#design-system/studio/index.ts'

const {
  BeginningLoupe,
  BeginningView,
  DeckButton,
  FilmMap,
  FilmMinute,
  FilmTime,
  HoldChoice,
  HoldKitchen,
  StudioBand,
  StudioBar,
  StudioColumn,
  StudioDeck,
  StudioFilm,
  StudioFrame,
  StudioKeys,
  StudioPlaces,
  StudioRow,
  StudioStrip,
  Wave,
} = studio

const nothing = () => undefined
const strip = { pictures: [], gaps: [], flags: [] }
const picture = { src: undefined, caption: 'First picture' }

/** The components of the studio by name. */
export const STUDIO: Record<string, Conformance> = {
  BeginningLoupe: {
    slot: 'beginning-loupe',
    element: (it) => (
      <BeginningLoupe
        label="Beginning"
        valueText="1 second"
        duration={9}
        at={1}
        pictures={[]}
        peaks={[]}
        grip="1"
        onMove={nothing}
        {...it}
      />
    ),
  },
  BeginningView: {
    slot: 'beginning-view',
    element: (it) => (
      <BeginningView
        before={picture}
        first={picture}
        loupe={null}
        toolsLabel="Move"
        tools={[]}
        {...it}
      />
    ),
  },
  DeckButton: { slot: 'deck-button', element: (it) => <DeckButton text="Play" {...it} /> },
  FilmMap: {
    slot: 'film-map',
    element: (it) => (
      <FilmMap
        label="Place"
        valueText="0:01 of 0:09"
        duration={9}
        at={1}
        onSeek={nothing}
        {...strip}
        {...it}
      />
    ),
  },
  FilmMinute: {
    slot: 'film-minute',
    element: (it) => (
      <FilmMinute
        span={{ from: 0, to: 9 }}
        at={1}
        waves={[]}
        ticks={[]}
        onSeek={nothing}
        onOpen={nothing}
        onDrag={nothing}
        onDrop={nothing}
        {...strip}
        {...it}
      />
    ),
  },
  FilmTime: { slot: 'film-time', element: (it) => <FilmTime at="0:01.00" total="0:09" {...it} /> },
  HoldChoice: {
    slot: 'hold-choice',
    element: (it) => (
      <HoldChoice
        title="Hold"
        label="Step 1"
        options={[]}
        value=""
        onValueChange={nothing}
        kitchenTitle="In the kitchen"
        {...it}
      />
    ),
  },
  HoldKitchen: {
    slot: 'hold-kitchen',
    element: (it) => <HoldKitchen picture={undefined} step={1} total={2} text="Stir." {...it} />,
  },
  StudioBand: {
    slot: 'studio-band',
    element: (it) => (
      <StudioBand over="Next" title="Stir." go="Here" name="Here" onGo={nothing} {...it} />
    ),
  },
  StudioBar: {
    slot: 'studio-bar',
    element: (it) => <StudioBar title="Soup" line="Saved" {...it} />,
  },
  StudioColumn: {
    slot: 'studio-column',
    element: (it) => (
      <StudioColumn label="Steps" head="1 of 2" {...it}>
        <li />
      </StudioColumn>
    ),
  },
  StudioDeck: {
    slot: 'studio-deck',
    element: (it) => <StudioDeck label="Film" run={null} {...it} />,
  },
  StudioFilm: { slot: 'studio-film', element: (it) => <StudioFilm time={null} {...it} /> },
  StudioFrame: {
    slot: 'studio-frame',
    element: (it) => (
      <StudioFrame label="Studio" moment="mark" shape="wide" bar={null} band={null} {...it} />
    ),
  },
  StudioKeys: {
    slot: 'studio-keys',
    element: (it) => (
      <StudioKeys
        title="Keys"
        closeLabel="Close"
        keys={[]}
        single={{ label: 'Single', hint: 'Off', checked: true, onCheckedChange: nothing }}
        onClose={nothing}
        {...it}
      />
    ),
  },
  StudioPlaces: {
    slot: 'studio-places',
    element: (it) => (
      <StudioPlaces label="Parts" places={[]} current="" doneWord="done" onGo={nothing} {...it} />
    ),
  },
  StudioRow: {
    slot: 'studio-row',
    element: (it) => (
      <StudioRow
        number={1}
        title="Stir."
        kind="none"
        name="Step 1"
        line="next"
        onChoose={nothing}
        {...it}
      />
    ),
  },
  StudioStrip: { slot: 'studio-strip', element: (it) => <StudioStrip label="Film" {...it} /> },
  Wave: { slot: 'wave', element: (it) => <Wave peaks={[0, 1]} {...it} /> },
}
