import type { Words } from '#app/lib/words/en.ts'

/** The first page. */
export const explore: Words['explore'] = {
  title: 'Entdecken',
  pageTitle: 'Rezepte mit Filmen zum Mitkochen',
  description:
    'Rezepte und Kochbücher auf Deutsch und Englisch, mit Filmen zum Mitkochen: Sie halten bei jedem Schritt an und warten auf dich.',
  claim: 'Rezepte mit Filmen, die bei jedem Schritt anhalten und auf dich warten.',
  month: {
    kicker: 'Kochbuch des Monats',
    by: 'von',
    open: 'Kochbuch öffnen',
    recipes: 'Aus diesem Kochbuch',
  },
  cookbooks: { title: 'Neue Kochbücher', all: 'Alle Kochbücher' },
  recipes: { title: 'Heute Abend kochen', all: 'Alle Rezepte' },
  app: {
    title: 'Leg das Handy neben die Pfanne',
    text: 'Simmer zeigt einen Schritt, hält an und wartet, bis du die Hände wieder frei hast.',
  },
  failed: {
    cookbooks: 'Die Kochbücher konnten nicht geladen werden',
    recipes: 'Die Rezepte konnten nicht geladen werden',
    text: 'Die Verbindung ist abgebrochen. Der Rest der Seite ist noch da.',
  },
}
