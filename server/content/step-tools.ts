import type { Step } from '#content/format.ts'

/** Slugs of the tools that an action usually needs. */
const USUAL: Record<Step['action'], readonly string[]> = {
  wash: ['colander'],
  chop: ['chefs-knife', 'cutting-board', 'peeler'],
  grate: ['grater'],
  mix: ['mixing-bowl', 'wooden-spoon'],
  whisk: ['whisk', 'mixing-bowl'],
  knead: ['mixing-bowl', 'kitchen-scale'],
  roll: ['rolling-pin'],
  boil: ['saucepan', 'stockpot', 'colander'],
  simmer: ['saucepan', 'stockpot', 'frying-pan', 'cast-iron-skillet', 'wooden-spoon', 'ladle'],
  fry: ['frying-pan', 'cast-iron-skillet', 'wooden-spoon'],
  bake: ['baking-tray', 'baking-dish', 'tart-tin', 'bundt-tin', 'pizza-stone'],
  blend: ['blender', 'hand-blender'],
  pour: ['ladle'],
  season: [],
  chill: [],
  toast: ['frying-pan', 'cast-iron-skillet'],
  assemble: ['baking-dish', 'tart-tin', 'baking-tray'],
  plate: ['ladle'],
}

/** The tools of a recipe that a step is likely to need, in the recipe's order. */
export function toolsOfStep(action: Step['action'], tools: readonly string[]): string[] {
  return tools.filter((tool) => USUAL[action].includes(tool))
}
