import { Flag } from '#design-system/icon/lucide.ts'
import { DeckButton, StudioBand, StudioDeck } from '#design-system/studio/index.ts'
import type { Guide } from '../component-page/guide.ts'

const nothing = () => undefined
const band = (back: boolean) => (
  <div data-theme="dark" style={{ contain: 'layout' }}>
    <StudioBand
      over="Begins next"
      step={[5, 7]}
      title="Toss the pasta in the sauce."
      go="Step begins here"
      goIcon={Flag}
      goFill
      name="Step begins here"
      onGo={nothing}
      {...(back && { back: { label: 'Undo', onPress: nothing } })}
    />
  </div>
)

/** Guide to the studio. */
export const guide: Guide = {
  use: [
    'Setting where the steps of a recipe begin in a film: watch, press, watch, press.',
    'Put its parts together in StudioFrame: StudioBar, StudioFilm, StudioStrip, StudioColumn, StudioDeck, StudioBand.',
  ],
  avoid: [
    'For cooking along, use the kitchen: CookStage.',
    'For a film within a page, use SequencePlayer.',
    'For pages about the film, use ordinary pages: only the stage is dark.',
  ],
  anatomy: [
    ['Bar', 'recipe, whether it is saved, the five places, close'],
    ['Film', 'never cropped, with its time to the picture'],
    ['Deck', 'the film’s controls, in reach of the thumb'],
    ['Column', 'left the place for a picture, right the step; together one plate'],
    ['Strip', 'the whole film, and below it the minute around the needle'],
    ['Panel', 'a beginning by the picture, or a picture to hold'],
    ['Band', 'the one next action, and Undo'],
  ],
  keys: [
    ['Tab', 'bar, deck, steps, whole film, flags, band, Undo'],
    ['Enter, Space', 'presses the focused button; Enter takes a typed beginning'],
    ['↑, ↓', 'choose how a picture is held'],
    ['Escape', 'closes the list of keys'],
  ],
  coversPage: true,
  comparison: {
    right: 'One flame: the band is the next action, Undo is beside it.',
    good: band(true),
    wrong: 'A second way to set a step beside the band: the hand must choose.',
    bad: (
      <>
        <div data-theme="dark" className="bg-stage p-4">
          <StudioDeck
            label="Film"
            run={<DeckButton text="Step begins here" icon={Flag} variant="play" />}
          />
        </div>
        {band(false)}
      </>
    ),
  },
  content: [
    'The band says what a press does: “Step begins here”, „Schritt beginnt hier“.',
    'A time is said to the picture where it matters: “5:06.14”.',
  ],
  limits: [
    'It is dark in both themes.',
    'The keys of the film, such as M and the arrows of its sliders, are the caller’s: they work wherever the focus is.',
    'It neither plays nor reads a film: it gets pictures, peaks and times.',
    'Between 320 and 360 px, and at 400 % zoom, beginnings are typed and the strip is the whole film alone.',
  ],
}
