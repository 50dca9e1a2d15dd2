import { expect, test } from 'vitest'
import {
  asSentence,
  firstSentence,
  textRuns,
  withoutTags,
} from '#design-system/sequence-player/marked-text.ts'

test('VID-08 markup tags are stripped, a lone "<" is not', () => {
  expect(withoutTags('Crush <b>800 g</b> of <i class="x">tomatoes</i>.<br>')).toBe(
    'Crush 800 g of tomatoes.',
  )
  expect(withoutTags('Heat to < 80 °C & stir')).toBe('Heat to < 80 °C & stir')
})

test('amounts are separated from text, any other markup is dropped', () => {
  expect(textRuns('Crush <b>800 g</b> tomatoes <script>into</script> the pan.')).toEqual([
    { text: 'Crush ', isAmount: false },
    { text: '800 g', isAmount: true },
    { text: ' tomatoes into the pan.', isAmount: false },
  ])
  expect(textRuns('')).toEqual([])
})

test('the first sentence keeps its amounts and does not end at a decimal point', () => {
  expect(firstSentence('Warm <b>1.5 l</b> milk. Stir it.')).toBe('Warm <b>1.5 l</b> milk.')
  expect(firstSentence('Stir')).toBe('Stir')
})

test('an announced line ends as a sentence', () => {
  expect(asSentence('Stir the rice')).toBe('Stir the rice.')
  expect(asSentence('Is it golden?')).toBe('Is it golden?')
})
