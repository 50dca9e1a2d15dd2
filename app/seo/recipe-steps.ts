import { ACTION_STEP, ACTION_SUBTITLE } from '#contract/recipes/action-types.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { stripTags } from '#cooking/step-text.ts'
import { timeToSeconds } from '#contract/text/time.ts'
import type { VideoAction } from '#contract/recipes/video.ts'
import { absoluteMedia, pageAddress } from './address.ts'
import { isoDuration } from './iso-duration.ts'
import type { RecipeFacts } from './recipe-facts.ts'

/** The film of a recipe with a clip per step; undefined without one. */
export function film(facts: RecipeFacts): object | undefined {
  const { recipe, actions = [] } = facts
  const steps = actions.filter(({ Type }) => Type === ACTION_STEP)
  const stopsAt = steps.at(-1)?.StopsAt
  if (!recipe.Videos.Main || stopsAt === undefined) return undefined
  return {
    '@type': 'VideoObject',
    name: recipe.Name,
    description: recipe.Description ?? recipe.Name,
    thumbnailUrl: picture(facts, recipe.CoverPath ?? steps[0]?.ThumbPath ?? null),
    contentUrl: absoluteMedia(facts, recipe.Videos.Main.Mp4FilePath),
    uploadDate: recipe.PublishedAt,
    duration: isoDuration(stopsAt),
    hasPart: steps.map((step) => clip(facts, step)),
  }
}

/** A step's part of the film. */
function clip(facts: RecipeFacts, step: VideoAction) {
  const startOffset = timeToSeconds(step.StartsAt) ?? 0
  return {
    '@type': 'Clip',
    name: titleOf(facts, step.StepNumber) ?? stripTags(step.Text ?? facts.recipe.Name),
    startOffset,
    endOffset: timeToSeconds(step.StopsAt),
    url: `${pageUrl(facts)}&t=${startOffset}`,
  }
}

/**
 * The steps, in sections where each of them belongs to a group of ingredients: that of what it uses
 * first, else that of the step before.
 */
export function instructions(facts: RecipeFacts, steps: readonly HowToStep[]): object[] {
  const sections: { name: string | undefined; steps: object[] }[] = []
  for (const step of steps) {
    const [first] = step.Ingredients
    const last = sections.at(-1)
    const name = first ? first.Group?.Name : (last?.name ?? facts.ingredients?.[0]?.Group?.Name)
    if (last && last.name === name) last.steps.push(instruction(facts, step))
    else sections.push({ name, steps: [instruction(facts, step)] })
  }
  const names = new Set(sections.map(({ name }) => name))
  if (names.has(undefined) || names.size < sections.length) {
    return sections.flatMap((section) => section.steps)
  }
  return sections.map((section) => ({
    '@type': 'HowToSection',
    name: section.name,
    itemListElement: section.steps,
  }))
}

function instruction(facts: RecipeFacts, step: HowToStep): object {
  const action = facts.actions?.find(
    ({ Type, StepNumber }) => Type === ACTION_STEP && StepNumber === step.StepNumber,
  )
  return {
    '@type': 'HowToStep',
    name: titleOf(facts, step.StepNumber),
    text: step.Text,
    url: `${pageUrl(facts)}#step-${step.StepNumber}`,
    image: absoluteMedia(facts, step.ImagePath),
    video: action && facts.recipe.Videos.Main ? clip(facts, action) : undefined,
  }
}

/** A step in a few words: the first line that its film shows. */
function titleOf({ actions = [] }: RecipeFacts, step: number): string | undefined {
  const line = actions.find(
    ({ Type, StepNumber }) => Type === ACTION_SUBTITLE && StepNumber === step,
  )
  return line?.Text ? stripTags(line.Text) : undefined
}

/** The page's canonical address: in its language, or in the only one of the recipe. */
export function pageUrl({ origin, language, recipe }: RecipeFacts): string {
  const site = { origin, language: recipe.OnlyLanguage ?? language }
  return pageAddress(site, `/recipes/${recipe.Id}`)
}

/** A picture by its whole address, as the list that Google asks for. */
export function picture(facts: RecipeFacts, path: string | null): string[] | undefined {
  const address = absoluteMedia(facts, path)
  return address === undefined ? undefined : [address]
}
