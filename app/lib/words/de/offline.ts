import type { Words } from '#app/lib/words/en.ts'

/** What opens without a connection: films that members keep, and recipes they looked at. */
export const offline: Words['offline'] = {
  keep: 'Film offline behalten',
  size: '{size}\u00a0MB',
  takes: 'Braucht {size}\u00a0MB auf diesem Gerät',
  looking: 'Sieht nach, wie groß er ist …',
  needsConnection: 'Um einen Film zu behalten, brauchst du eine Verbindung.',
  arriving: 'Der Film ist unterwegs',
  arrived: '{bytes} von {size}\u00a0MB',
  half: 'Die Hälfte des Films ist da.',
  cancel: 'Anhalten',
  kept: 'Der Film läuft auch offline',
  keptSize: '{size}\u00a0MB auf diesem Gerät',
  remove: 'Film entfernen',
  removed: 'Der Film ist nicht mehr auf diesem Gerät.',
  partial: 'Der Film ist nicht ganz angekommen. Was da ist, bleibt.',
  noRoom: 'Auf diesem Gerät ist nicht genug Platz für den Film.',
  gone: 'Der Browser hat den Film entfernt, um Platz zu schaffen.',
  resume: 'Weiterladen',
  tryAgain: 'Noch einmal versuchen',
  keepAgain: 'Wieder behalten',
  keptFilms: 'Behaltene Filme',
  intro:
    'Rezepte, die du angesehen hast, und deine Favoriten öffnen sich ohne Verbindung. Filme laufen offline, wenn du sie behältst: auf der Seite des Rezepts.',
  total: {
    one: '{count} Film, {size}\u00a0MB auf diesem Gerät',
    other: '{count} Filme, {size}\u00a0MB auf diesem Gerät',
  },
  promised: 'Dein Browser hat zugesagt, sie zu behalten.',
  notPromised: 'Dein Browser darf sie entfernen, wenn der Platz knapp wird.',
  askPromise: 'Den Browser um eine Zusage bitten',
  refused:
    'Dein Browser sagt es noch nicht zu. Das tut er eher, wenn du Simmer oft benutzt oder installierst.',
  none: 'Noch keine Filme',
  noneText:
    'Drück bei einem Rezept auf „Film offline behalten“, dann läuft sein Film auch ohne Verbindung.',
  findRecipes: 'Rezepte finden',
  removeFilm: 'Film entfernen: {name}',
  resumeFilm: 'Weiterladen: {name}',
  keepFilmAgain: 'Wieder behalten: {name}',
  removeAll: 'Alle Filme entfernen',
  removeAllQuestion: 'Alle Filme von diesem Gerät entfernen?',
  removeAllText: 'Mit einer Verbindung kannst du sie wieder behalten.',
  viewed: 'Zuletzt angesehen',
  viewedText: 'Auf diesem Gerät, auch ohne Verbindung.',
  filmHere: 'Film offline',
}
