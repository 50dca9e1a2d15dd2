import type { Step } from '#content/format.ts'

/** Slugs of the tools that an action usually needs. */
const USUAL: Record<Step['action'], readonly string[]> = {
  wash: ['colander', 'sieve', 'tea-towel'],
  chop: ['chefs-knife', 'cutting-board', 'peeler'],
  grate: ['grater'],
  mix: ['mixing-bowl', 'wooden-spoon', 'rubber-spatula', 'measuring-jug', 'pestle-and-mortar'],
  whisk: ['whisk', 'electric-whisk', 'mixing-bowl'],
  knead: ['mixing-bowl', 'kitchen-scale'],
  roll: ['rolling-pin'],
  boil: ['saucepan', 'stockpot', 'colander', 'slotted-spoon'],
  simmer: ['saucepan', 'stockpot', 'frying-pan', 'cast-iron-skillet', 'wooden-spoon', 'ladle'],
  fry: [
    'frying-pan',
    'cast-iron-skillet',
    'wooden-spoon',
    'spatula',
    'slotted-spoon',
    'thermometer',
  ],
  bake: [
    'baking-tray',
    'baking-dish',
    'tart-tin',
    'tartlet-tin',
    'bundt-tin',
    'springform-tin',
    'muffin-tin',
    'madeleine-tin',
    'ramekins',
    'pizza-stone',
    'thermometer',
  ],
  blend: ['blender', 'hand-blender', 'food-processor'],
  pour: ['ladle', 'measuring-jug', 'sieve'],
  season: [],
  chill: ['wire-rack', 'jars'],
  toast: ['frying-pan', 'cast-iron-skillet', 'kitchen-torch'],
  assemble: [
    'baking-dish',
    'tart-tin',
    'tartlet-tin',
    'springform-tin',
    'muffin-tin',
    'baking-tray',
    'jars',
    'pastry-brush',
  ],
  plate: ['ladle'],
}

/** The tools of a recipe that a step is likely to need, in the recipe's order. */
export function toolsOfStep(action: Step['action'], tools: readonly string[]): string[] {
  return tools.filter((tool) => USUAL[action].includes(tool))
}
