/**
 * What a cook reads for each unit of the wire, without the amount. The keys are the contract's, odd
 * ones included (D-47).
 */
export const units = {
  piece: { one: 'piece', other: 'pieces' },
  mg: { one: 'mg', other: 'mg' },
  g: { one: 'g', other: 'g' },
  kg: { one: 'kg', other: 'kg' },
  ml: { one: 'ml', other: 'ml' },
  cl: { one: 'cl', other: 'cl' },
  dl: { one: 'dl', other: 'dl' },
  l: { one: 'l', other: 'l' },
  cloth: { one: 'clove', other: 'cloves' },
  price: { one: 'pinch', other: 'pinches' },
  teaSpoon: { one: 'teaspoon', other: 'teaspoons' },
  tableSpoon: { one: 'tablespoon', other: 'tablespoons' },
  cup: { one: 'cup', other: 'cups' },
  glas: { one: 'glass', other: 'glasses' },
  package: { one: 'package', other: 'packages' },
  can: { one: 'can', other: 'cans' },
  shrub: { one: 'bunch', other: 'bunches' },
  role: { one: 'roll', other: 'rolls' },
  leafes: { one: 'leaf', other: 'leaves' },
  pinch: { one: 'pinch', other: 'pinches' },
  millimeter: { one: 'millimeter', other: 'millimeters' },
  dash: { one: 'dash', other: 'dashes' },
  stick: { one: 'stick', other: 'sticks' },
  stem: { one: 'stem', other: 'stems' },
  drop: { one: 'drop', other: 'drops' },
  tuber: { one: 'tuber', other: 'tubers' },
  cube: { one: 'cube', other: 'cubes' },
} as const
