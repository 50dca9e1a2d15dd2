import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldWords, sortKey } from './fold.ts'
import { deletionsOf, isOneTypo, isTwoTypos, singularsOf } from './word-forms.ts'

test('words are folded the same way whatever stands between them', () => {
  expect(foldWords("Penne all'arrabbiata")).toEqual(['penne', 'all', 'arrabbiata'])
  expect(foldWords('Chef’s One-Pan, 2 Äpfel')).toEqual(['chefs', 'one', 'pan', '2', 'apfel'])
  expect(foldWords('Gemüse Gemuese gemuse')).toEqual(['gemuse', 'gemuse', 'gemuse'])
})

test('names are sorted with umlauts beside their plain letters', () => {
  const names = ['Zucker', 'Öl', 'Apfel', 'Ofen', 'Äpfel', 'Süßkartoffel', 'Suppe']
  expect(names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
    'Apfel',
    'Äpfel',
    'Ofen',
    'Öl',
    'Suppe',
    'Süßkartoffel',
    'Zucker',
  ])
})

test('a plural leads to its singular', () => {
  expect(singularsOf('berries')).toContain('berry')
  expect(singularsOf('leaves')).toContain('leaf')
  expect(singularsOf('tomaten')).toContain('tomate')
  expect(singularsOf('brote')).toContain('brot')
  expect(singularsOf('es')).toEqual([])
})

test('two words one typo apart share a deletion or differ by one', () => {
  const words = fc.stringMatching(/^[a-z]{5,9}$/)
  fc.assert(
    fc.property(words, fc.nat({ max: 20 }), fc.constantFrom('x', 'q'), (word, place, letter) => {
      const at = place % word.length
      const typos = [
        word.slice(0, at) + word.slice(at + 1),
        word.slice(0, at) + letter + word.slice(at),
        word.slice(0, at) + letter + word.slice(at + 1),
        word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
      ].filter((typo) => typo !== word)
      for (const typo of typos) {
        expect(isOneTypo(word, typo)).toBe(true)
        expect(isOneTypo(typo, word)).toBe(true)
        const shared = new Set([word, ...deletionsOf(word)])
        expect([typo, ...deletionsOf(typo)].some((deletion) => shared.has(deletion))).toBe(true)
      }
      expect(isOneTypo(word, word)).toBe(false)
      expect(isOneTypo(word, `xy${word}`)).toBe(false)
    }),
  )
})

test.for([
  ['lasanje', 'lasagne', true],
  ['margarita', 'margherita', true],
  ['shakshooka', 'shakshuka', true],
  ['lasagne', 'lasagne', false],
  ['lasagne', 'salami', false],
  ['tomate', 'tomatillo', false],
] as const)('"%s" is "%s" with at most two typos: %s', ([one, other, isTwo]) => {
  expect(isTwoTypos(one, other)).toBe(isTwo)
  expect(isTwoTypos(other, one)).toBe(isTwo)
})
