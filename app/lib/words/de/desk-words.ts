import type { Words } from '#app/lib/words/en.ts'

/** Words of authors that the catalogue does not know: foods and tags. */
export const deskWords: Words['desk']['words'] = {
  foods: 'Zutaten',
  foodsCount: {
    one: 'Eine, die ein Mitglied geschrieben hat und Simmer nicht kennt.',
    other: '{count}, die Mitglieder geschrieben haben und Simmer nicht kennt.',
  },
  foodsNone: 'Alle Zutaten sind bekannt',
  tags: 'Schlagworte',
  tagsCount: {
    one: '{count} neues Schlagwort wartet. Andere sehen es, wenn es aufgenommen ist.',
    other: '{count} neue Schlagworte warten. Andere sehen sie, wenn sie aufgenommen sind.',
  },
  tagsNone: 'Alle Schlagworte sind bekannt',
  noneText: 'Neue Worte aus dem, was eingereicht oder veröffentlicht wird, stehen hier von selbst.',
  notLoaded: 'Die Liste ist nicht angekommen',
  recipes: { one: '{count} veröffentlichtes Rezept', other: '{count} veröffentlichte Rezepte' },
  waiting: { one: '{count} Fassung wartet', other: '{count} Fassungen warten' },
  authors: { one: 'von einem Mitglied', other: 'von {count} Mitgliedern' },
  yours: 'Nur du schreibst es: Darüber entscheidet jemand anderes',
  adopt: 'Aufnehmen',
  merge: 'Zusammenlegen',
  adoptOf: 'Aufnehmen: „{name}“',
  mergeOf: 'Zusammenlegen: „{name}“',
  names: {
    enOne: 'Englisch, eins',
    enOther: 'Englisch, mehrere',
    deOne: 'Deutsch, eins',
    deOther: 'Deutsch, mehrere',
  },
  department: 'Abteilung',
  grams: 'Gramm je Stück',
  gramsWrong: 'Eine Zahl, etwa 60.',
  required: 'Bitte füll das aus.',
  taken: 'Einen dieser Namen gibt es schon. Leg es damit zusammen.',
  adoptAll: 'Für alle aufnehmen',
  into: 'Welche Zutat ist es?',
  intoHint: 'Eine, die Simmer kennt. Eine falsche ist schlimmer als keine.',
  intoMissing: 'Bitte wähl eine Zutat, die Simmer kennt.',
  mergeWith: 'Mit {name} zusammenlegen',
  after: {
    one: '{count} veröffentlichtes Rezept nutzt sie dann. Mengen und Worte bleiben.',
    other: '{count} veröffentlichte Rezepte nutzen sie dann. Mengen und Worte bleiben.',
  },
  tagInto: 'Welches Schlagwort ist es?',
  tagAfter: {
    one: '{count} veröffentlichtes Rezept hat es dann.',
    other: '{count} veröffentlichte Rezepte haben es dann.',
  },
  adoptDone: {
    one: '„{name}“ ist aufgenommen, in {count} Rezept',
    other: '„{name}“ ist aufgenommen, in {count} Rezepten',
  },
  mergeDone: {
    one: '„{name}“ ist zusammengelegt, in {count} Rezept',
    other: '„{name}“ ist zusammengelegt, in {count} Rezepten',
  },
  failed: 'Über „{name}“ ist nichts entschieden',
  known: 'Alle Schlagworte',
  find: 'In beiden Sprachen',
  uses: 'Rezepte',
}
