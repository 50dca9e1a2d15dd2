import { expect, test } from 'vitest'
import { typedLine } from './typed-line.ts'

test.each([
  ['a direction override', 'Plum\u202Eeip\u202C', 'Plumeip'],
  ['isolates and embeddings', '\u2066Plum\u2069 \u202Apie\u202B\u202D', 'Plum pie'],
  ['marks of the direction', '\u200EPlum\u200F pie\u061C', 'Plum pie'],
  ['spaces of no width', 'Pl\u200Bum\uFEFF\u2060 pie\u180E', 'Plum pie'],
  ['invisible operators', 'Pl\u2061um\u2064 pie\u206A', 'Plum pie'],
  ['joiners between letters that do not join', 'P\u200Cl\u200Dum', 'Plum'],
  ['a joiner that is left over', '\u200D\u200C\u200BPlum', 'Plum'],
  ['several joiners behind each other', 'ab\u200B\u200D\u200D\u200C', 'ab'],
  ['tags', 'Plum\u{E0041}\u{E0042}', 'Plum'],
  ['only what nobody sees', ' \u200B\u202E\u2066\uFEFF\u200D ', ''],
])('%s goes', (_, typed, line) => {
  expect(typedLine(typed)).toBe(line)
})

test.each([
  ['umlauts and accents', 'Süße Crème brûlée'],
  ['decomposed accents', 'Cre\u0300me'],
  ['an emoji of several', '👩‍🍳 👨‍👩‍👧‍👦 🏳️‍🌈 👩🏽‍🍳'],
  ['a flag of tags', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ['Persian', 'می\u200Cخواهم'],
  ['Devanagari', 'क्\u200Dष'],
  ['Arabic, Hebrew and Japanese', 'حمص חומוס 味噌'],
  ['soft hyphens and spaces that do not break', 'Kartoffel\u00ADsuppe 20\u00A0g'],
])('%s stays', (_, line) => {
  expect(typedLine(line)).toBe(line)
})
