import type { Words } from '#app/lib/words/en.ts'

/** Small numbers as words. */
export const numbers: Words['numbers'] = {
  n2: 'zwei',
  n3: 'drei',
  n4: 'vier',
  n5: 'fünf',
  n6: 'sechs',
  n7: 'sieben',
  n8: 'acht',
}
