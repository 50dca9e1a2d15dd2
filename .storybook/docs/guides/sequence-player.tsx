import type { Guide } from '../component-page/guide.ts'

/** Guide to SequencePlayer. */
export const guide: Guide = {
  use: [
    'A film of a recipe that stops before each step and waits.',
    'Within a page, or in its dialog.',
    'Where there is no film, its steps can still be read and walked through.',
    'For a step film of another site: `readStepFilm(json, language)` gives the props.',
  ],
  avoid: [
    'For a screen to cook from, use cook mode.',
    'For one step, use StepFilm.',
    'For a film without steps, use a native `<video>`.',
    'For a preview on a card, pass `preview` to RecipeCard.',
  ],
  anatomy: [
    ['Stage', 'the film, with captions and sounds in brackets'],
    ['Pause line', 'the step to do now, and the next'],
    ['Main button', 'start, play, pause, continue, play again'],
    ['Options', 'stop automatically, music, captions, sounds'],
    ['Steps', 'a strip of pictures'],
    ['Full screen', 'for the whole player'],
  ],
  keys: [
    ['Space', 'plays, pauses, continues; on a button it presses that button'],
    ['→', 'continues from a pause line, elsewhere opens the next step'],
    ['←', 'opens the previous step'],
    ['↑, ↓', 'scrolls'],
    ['Enter', 'presses the focused button'],
    ['Tab', 'controls, then the steps'],
    ['Escape', 'closes the options, then full screen, then the dialog'],
  ],
  coversPage: true,
  comparison: {
    right: 'The text of a step can be cooked from without the picture.',
    good: (
      <p className="cook">
        Warm the garlic in 6 tbsp olive oil over low heat for 3 minutes, until it is pale gold.
      </p>
    ),
    wrong: 'It points at the film: who reads or listens is lost.',
    bad: <p className="cook">Now do with the garlic what you see here.</p>,
  },
  content: [
    'A step is one or two sentences in the imperative: “Peel the garlic.”, „Schäle den Knoblauch.“',
    'Amounts are bold.',
    'Captions say what is spoken; a sound stands in brackets: “[knife on the board]”, „[Messer auf dem Brett]“.',
  ],
  limits: [
    'It plays one film at one size: no choice of quality.',
    'There is no speed.',
    'Within a page it handles keys only while the focus is inside.',
    'It never plays by itself; where a browser refuses to play, it shows Start.',
    '`readStepFilm` does not check a file; the form and its schema are in `docs/step-film.md`.',
    'It has an entry of its own: `simmer/design-system/sequence-player`.',
  ],
}
