import type { Words } from '#app/lib/words/en.ts'

/** The list of authors and the page of one. */
export const authors: Words['authors'] = {
  title: 'Köche',
  description: 'Die Menschen hinter den Rezepten: was sie kochen und wie sie dazu kamen.',
  becomeOne: 'Selbst Rezepte beitragen',
  failed: 'Die Köche sind nicht angekommen',
  services: {
    title: 'Für Rezeptautoren',
    selectionTitle: 'So wählen wir unsere Köche aus',
    selection:
      'Schick uns drei eigene Rezepte. Zwei von uns kochen jedes davon zu Hause nach, allein nach deinen Worten. Wenn die Teller so werden, wie du sie gemeint hast, bist du dabei. Einen Namen oder ein Restaurant brauchst du nicht.',
    benefitsTitle: 'Was du davon hast',
    benefits: {
      free: { title: 'Kostenlos dabei', text: 'Mitmachen kostet nichts, heute und später.' },
      followers: {
        title: 'Abonnenten',
        text: 'Wer dein Essen mag, folgt dir und deinen Rezepten.',
      },
      traffic: {
        title: 'Reichweite wie auf einer Video\u00adplattform',
        text: 'Deine Filme werden gefunden, angesehen und nachgekocht.',
      },
      website: {
        title: 'Ein Link zu deiner Website',
        text: 'Er steht in deinem Profil, wo ihn alle sehen.',
      },
    },
    write: 'Schreib uns',
  },
  one: {
    title: 'Koch',
    about: '{name} kocht bei Simmer.',
    website: 'Website',
    newTab: '{name} (öffnet einen neuen Tab)',
    cookbooks: 'Kochbücher von mir',
    recipes: 'Rezepte von mir',
    moreRecipes: 'Mehr zeigen',
    moreRecipesShown: {
      one: '{count} Rezept gezeigt',
      other: '{count} Rezepte gezeigt',
    },
    recipesFailed: 'Die Rezepte sind nicht angekommen',
    noCookbooks: 'Noch kein Kochbuch',
    failed: 'Das Profil ist nicht angekommen',
    cookbooksFailed: 'Die Kochbücher sind nicht angekommen',
    cookbooksFailedText: 'Die Verbindung ist abgebrochen. Der Rest der Seite ist noch da.',
  },
}
