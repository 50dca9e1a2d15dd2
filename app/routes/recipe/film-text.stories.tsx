import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { VideoAction } from '#contract/recipes/video.ts'
import { recipeWith } from '#tests/support/entities.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { FilmText } from './film-text.tsx'

const recipe = recipeWith({ Id: 70, StepCount: 2, Yield: { Servings: 2, Step: 1 } })
const FILM = recipe.Videos.Main?.Id ?? 0

const TEXTS = [
  [
    {
      text: 'Heize den Backofen vor. Würze das Hähnchen.',
      lines: ['Das Hähnchen trocken tupfen und würzen.', 'Trockene Haut wird knusprig.'],
      describe: 'Eine Mühle mahlt Pfeffer über drei rohe Hähnchenteile in einer Schüssel.',
      sound: 'Pfeffermühle',
    },
    {
      text: 'Lass es ruhen.',
      lines: ['Fünf Minuten Ruhe.'],
      describe: undefined,
      sound: undefined,
    },
  ],
  [
    {
      text: 'Heat the oven. Season the chicken.',
      lines: ['Pat the chicken dry, then season it.', 'Dry skin turns crisp.'],
      describe: 'A mill grinds pepper over three pieces of raw chicken in a bowl.',
      sound: 'pepper mill',
    },
    { text: 'Let it rest.', lines: ["Five minutes' rest."], describe: undefined, sound: undefined },
  ],
] as const

const at = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`
const STEP_S = 6.4

/** The answers of a language: the steps of a recipe and of its film. */
function answersIn(langId: 0 | 1): Record<string, unknown> {
  const texts = TEXTS[langId]
  const howTo = texts.map(({ text, describe, sound }, index): HowToStep => ({
    Id: index + 1,
    Key: `step-${index}`,
    StepNumber: index + 1,
    Text: text,
    TextParts: [text],
    ImagePath: null,
    ...(describe !== undefined && { Describe: describe }),
    ...(sound !== undefined && { Sound: sound }),
    Ingredients: [],
    TimerMinutes: null,
    ToolIds: [],
  }))
  const actions = texts.flatMap(({ text, lines }, index): VideoAction[] => {
    const start = index * STEP_S
    const each = STEP_S / lines.length
    const step: VideoAction = {
      ThumbPath: null,
      StepNumber: index + 1,
      Type: 0,
      StartsAt: at(start),
      StopsAt: at(start + STEP_S),
      Text: text,
    }
    return [step].concat(
      lines.map((line, of) => ({
        ThumbPath: null,
        StepNumber: index + 1,
        Type: 1,
        StartsAt: at(start + of * each),
        StopsAt: at(start + (of + 1) * each),
        Text: line,
      })),
    )
  })
  return {
    [keys.howTo(recipe.Id, langId)]: howTo,
    [keys.videoActions(FILM, 2, langId)]: actions,
  }
}
const ANSWERS = { answers: { ...answersIn(0), ...answersIn(1) } }

/** What is said, heard and seen in a film, below the steps of its recipe. */
const meta = {
  title: 'Screens/Recipe/Film as text',
  component: FilmText,
  decorators: [inApp],
  args: { recipe },
} satisfies Meta<typeof FilmText>
export default meta
type Story = StoryObj<typeof meta>

/** Its code is fetched. */
const LATE = { timeout: 10_000 }
const unfolds: Story['play'] = async ({ canvasElement, canvas }) => {
  const summary = canvasElement.querySelector('summary') as HTMLElement
  summary.focus()
  await userEvent.click(summary)
  await canvas.findAllByRole('heading', { level: 3 }, LATE)
}

export const Folded: Story = {}

export const Unfolded: Story = {
  parameters: ANSWERS,
  play: async (context) => {
    await unfolds(context)
    const { canvas } = context
    const texts = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(texts).toEqual([
      'Pat the chicken dry, then season it.',
      '[pepper mill]',
      'Dry skin turns crisp.',
      "Five minutes' rest.",
    ])
    const file = canvas.getByRole('link', { name: /Captions, English/ })
    await expect(file).toHaveAttribute('download', '70-captions.en.vtt')
    const track = decodeURIComponent(file.getAttribute('href') ?? '')
    await expect(track).toContain('00:00:00.800 --> 00:00:06.400\n[pepper mill]')
  },
}
export const UnfoldedGerman: Story = {
  parameters: ANSWERS,
  globals: { language: 'de' },
  play: unfolds,
}
/** The film is being fetched. */
export const Loading: Story = {
  play: async ({ canvasElement, canvas }) => {
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement)
    await expect(await canvas.findByRole('status', {}, LATE)).toHaveTextContent('Loading the film')
  },
}
