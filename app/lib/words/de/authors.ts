import type { Words } from '#app/lib/words/en.ts'

/** The list of authors and the page of one. */
export const authors: Words['authors'] = {
  title: 'Köchinnen und Köche',
  description: 'Die Menschen hinter den Rezepten: was sie kochen und wie sie dazu kamen.',
  becomeOne: 'Selbst Rezepte beitragen',
  failed: 'Die Profile konnten nicht geladen werden',
  services: {
    title: 'Rezepte beitragen',
    selectionTitle: 'So wählen wir aus',
    selection:
      'Schick uns drei eigene Rezepte. Zwei von uns kochen jedes davon zu Hause nach, genau so, wie du es aufgeschrieben hast. Wenn die Gerichte so werden, wie du sie gemeint hast, bist du dabei. Einen großen Namen oder ein Restaurant brauchst du nicht.',
    benefitsTitle: 'Was du davon hast',
    benefits: {
      free: { title: 'Kostenlos dabei', text: 'Mitmachen kostet nichts, heute und später.' },
      followers: {
        title: 'Follower',
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
    apply: 'Autorin oder Autor werden',
    write: 'Schreib uns',
  },
  one: {
    report: 'Dieses Profil melden',
    reported: 'Gemeldet. Wir lesen es innerhalb von zwei Tagen.',
    title: 'Profil',
    about: '{name} kocht bei Simmer.',
    website: 'Website',
    newTab: '{name} (öffnet einen neuen Tab)',
    cookbooks: 'Kochbücher von mir',
    recipes: 'Rezepte von mir',
    moreRecipes: 'Mehr anzeigen',
    moreRecipesShown: {
      one: '{count} Rezept angezeigt',
      other: '{count} Rezepte angezeigt',
    },
    recipesFailed: 'Die Rezepte konnten nicht geladen werden',
    noCookbooks: 'Noch kein Kochbuch',
    failed: 'Das Profil konnte nicht geladen werden',
    cookbooksFailed: 'Die Kochbücher konnten nicht geladen werden',
    cookbooksFailedText: 'Die Verbindung ist abgebrochen. Der Rest der Seite ist noch da.',
  },
}
