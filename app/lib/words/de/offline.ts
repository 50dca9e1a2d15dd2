import type { Words } from '#app/lib/words/en.ts'

/** What opens without a connection: films that members save, and recipes they have viewed. */
export const offline: Words['offline'] = {
  save: 'Film offline speichern',
  size: '{size}\u00a0MB',
  takes: 'Braucht {size}\u00a0MB auf diesem Gerät',
  looking: 'Größe wird geprüft …',
  needsConnection: 'Um einen Film zu speichern, brauchst du eine Verbindung.',
  arriving: 'Der Film wird heruntergeladen',
  arrived: '{bytes} von {size}\u00a0MB',
  half: 'Die Hälfte des Films ist gespeichert.',
  cancel: 'Anhalten',
  saved: 'Der Film läuft auch offline',
  keptSize: '{size}\u00a0MB auf diesem Gerät',
  remove: 'Film entfernen',
  removed: 'Der Film ist nicht mehr auf diesem Gerät.',
  partial: 'Nur ein Teil des Films ist gespeichert.',
  noRoom: 'Auf diesem Gerät ist nicht genug Platz für den Film.',
  gone: 'Der Browser hat den Film gelöscht, um Platz zu schaffen.',
  resume: 'Weiterladen',
  tryAgain: 'Noch einmal versuchen',
  saveAgain: 'Erneut speichern',
  savedFilms: 'Gespeicherte Filme',
  intro:
    'Rezepte, die du angesehen hast, und deine Favoriten öffnen sich auch ohne Verbindung. Filme laufen offline, wenn du sie auf der Seite des Rezepts speicherst.',
  total: {
    one: '{count} Film, {size}\u00a0MB auf diesem Gerät',
    other: '{count} Filme, {size}\u00a0MB auf diesem Gerät',
  },
  promised: 'Dein Browser behält sie, auch wenn der Platz knapp wird.',
  notPromised: 'Dein Browser darf sie löschen, wenn der Platz knapp wird.',
  askPromise: 'Den Browser bitten, sie zu behalten',
  refused:
    'Dein Browser hat noch nicht zugestimmt. Das tut er eher, wenn du Simmer oft benutzt oder installierst.',
  none: 'Noch keine Filme',
  noneText:
    'Tippe bei einem Rezept auf „Film offline speichern“, dann läuft sein Film auch ohne Verbindung.',
  findRecipes: 'Rezepte finden',
  removeFilm: 'Film entfernen: {name}',
  resumeFilm: 'Weiterladen: {name}',
  saveFilmAgain: 'Erneut speichern: {name}',
  removeAll: 'Alle Filme entfernen',
  removeAllQuestion: 'Alle Filme von diesem Gerät entfernen?',
  removeAllText: 'Mit einer Verbindung kannst du sie wieder speichern.',
  viewed: 'Zuletzt angesehen',
  viewedText: 'Auf diesem Gerät, auch ohne Verbindung.',
  filmHere: 'Film offline',
}
