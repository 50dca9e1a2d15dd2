import { expect, test } from 'vitest'
import { inWords } from './in-words.ts'

test.each([
  ['Put 450 g potatoes', 'Put four hundred and fifty grams potatoes'],
  ['1 g salt, 1 kg flour', 'one gram salt, one kilogram flour'],
  [
    '1\u00a0tsp oregano and 1½\u00a0tbsp oil',
    'one teaspoon oregano and one and a half tablespoons oil',
  ],
  ['½ tsp salt', 'half a teaspoon salt'],
  ['¼ tsp salt, ¾ tbsp', 'a quarter of a teaspoon salt, three quarters of a tablespoon'],
  ['½\u00a0onion, ½ red onion', 'half an onion, half a red onion'],
  ['for ½ hour', 'for half an hour'],
  ['½ of the dough', 'one half of the dough'],
  ['5–7 minutes', 'five to seven minutes'],
  ['5 to 7 minutes', 'five to seven minutes'],
  ['200 ml (≈ 7 oz)', 'two hundred millilitres (about seven ounces)'],
  [
    '220 °C (200 °C fan)',
    'two hundred and twenty degrees Celsius (two hundred degrees Celsius fan)',
  ],
  ['1.5 cm thick', 'one point five centimetres thick'],
  ['20 × 30 cm', 'twenty times thirty centimetres'],
  ['a 28 cm tin.', 'a twenty-eight centimetres tin.'],
  ['Step 5 of 7.', 'Step five of seven.'],
  ['E472 and 12345', 'E472 and 12345'],
])('says %j in English', (written, said) => {
  expect(inWords(written, 'en')).toBe(said)
})

test.each([
  ['Bürste 450 g Kartoffeln', 'Bürste vierhundertfünfzig Gramm Kartoffeln'],
  ['1 EL Öl, 2 TL Salz', 'ein Esslöffel Öl, zwei Teelöffel Salz'],
  ['½ EL Öl, ½ TL', 'ein halber Esslöffel Öl, ein halber Teelöffel'],
  ['½ Zehe, ½\u00a0Bund, ½ Apfel', 'eine halbe Zehe, ein halbes Bund, ein halber Apfel'],
  ['1½ EL, 2½ Stunden', 'eineinhalb Esslöffel, zweieinhalb Stunden'],
  ['¼ l Milch, ¾ l', 'ein viertel Liter Milch, drei viertel Liter'],
  [
    '1\u00a0Zwiebel, 1 rote Zwiebel, 1 Apfel, 1 Ei',
    'eine Zwiebel, eine rote Zwiebel, ein Apfel, ein Ei',
  ],
  ['1 Minute, 1 weitere Minute', 'eine Minute, eine weitere Minute'],
  ['1 bis 2 Minuten', 'ein bis zwei Minuten'],
  ['1–2 Zehen', 'ein bis zwei Zehen'],
  ['Schritt 1 von 7.', 'Schritt eins von sieben.'],
  ['220 °C Ober-/Unterhitze', 'zweihundertzwanzig Grad Celsius Ober- und Unterhitze'],
  ['1,5 cm dick', 'eins Komma fünf Zentimeter dick'],
  ['eine 28-cm-Form', 'eine achtundzwanzig Zentimeter-Form'],
  ['25 Min. warten', 'fünfundzwanzig Minuten warten'],
  ['Reib die Schale von 1 Zitrone ab', 'Reib die Schale von einer Zitrone ab'],
  [
    'Nach 1 Minute mit 1 EL Öl, mit ½ TL Salz',
    'Nach einer Minute mit einem Esslöffel Öl, mit einem halben Teelöffel Salz',
  ],
  [
    'Verrühre alles mit Abrieb, Saft, 1 TL Salz und 1 EL Öl.',
    'Verrühre alles mit Abrieb, Saft, einem Teelöffel Salz und einem Esslöffel Öl.',
  ],
  ['Gib nach 5 Minuten 1 EL Öl dazu.', 'Gib nach fünf Minuten einen Esslöffel Öl dazu.'],
  ['Würze mit Salz, rühr 1 EL Öl ein.', 'Würze mit Salz, rühr einen Esslöffel Öl ein.'],
  ['Nach etwa 1 Minute', 'Nach etwa einer Minute'],
  ['Brate sie in 1 EL Olivenöl an', 'Brate sie in einem Esslöffel Olivenöl an'],
  ['Gib 1 EL Öl und ½ Apfel dazu.', 'Gib einen Esslöffel Öl und einen halben Apfel dazu.'],
  ['Dazu kommt 1 EL Öl.', 'Dazu kommt ein Esslöffel Öl.'],
  [
    '1 EL Öl kommt dazu. Rühr 1 TL Salz ein.',
    'ein Esslöffel Öl kommt dazu. Rühr einen Teelöffel Salz ein.',
  ],
  ['Leg bereit: ½ Ei, 1 EL Öl.', 'Leg bereit: ein halbes Ei, einen Esslöffel Öl.'],
  ['mit ½ Zwiebel und 1 kg Mehl', 'mit einer halben Zwiebel und einem Kilogramm Mehl'],
  ['z. B. ca. 3 kg', 'zum Beispiel etwa drei Kilogramm'],
])('says %j in German', (written, said) => {
  expect(inWords(written, 'de')).toBe(said)
})
