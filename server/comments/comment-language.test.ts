import { expect, test } from 'vitest'
import { commentLanguage } from './comment-language.ts'

test.for([
  [1, 'I made this twice and the kids loved it.'],
  [1, 'Delicious! Will do it again.'],
  [0, 'Das war sehr lecker, danke.'],
  [0, 'Schmeckt auch mit Feta.'],
] as const)('a comment is in language %i: %s', ([langId, text]) => {
  expect([commentLanguage(text, 0), commentLanguage(text, 1)]).toEqual([langId, langId])
})

test.for(['Mmm!', '👍', 'Super', '10/10'])('the language of the page counts for %s', (text) => {
  expect([commentLanguage(text, 0), commentLanguage(text, 1)]).toEqual([0, 1])
})
