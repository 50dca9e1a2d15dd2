import type { Words } from '#app/lib/words/en.ts'

/** Wie sich jemand anmeldet: Passwort, Passkeys, Anbieter. */
export const signInWays: Words['signInWays'] = {
  failed: 'Deine Wege ins Konto konnten nicht geladen werden',
  failedText: 'Die Verbindung ist abgebrochen. Versuch es gleich noch einmal.',
  password: {
    title: 'Passwort',
    has: 'Du kannst dich mit deinem Passwort anmelden.',
    hasNot: 'Du meldest dich ohne Passwort an.',
    change: 'Passwort ändern',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Mit einem Passkey meldest du dich mit Finger, Gesicht oder der PIN deines Geräts an. Niemand kann ihn erraten, und du kannst ihn nicht versehentlich verraten.',
    add: 'Passkey hinzufügen',
    list: 'Deine Passkeys',
    none: 'Du hast noch keine Passkeys.',
    full: 'Du hast {most} Passkeys, mehr sind nicht möglich. Entferne erst einen davon.',
    unsupported: 'Dieser Browser kann hier keine Passkeys anlegen.',
    nameOf: 'Passkey {number}',
    facts: 'Hinzugefügt am {day}, zuletzt benutzt am {used}',
    factsUnused: 'Hinzugefügt am {day}, noch nicht benutzt',
    added: 'Der Passkey ist da. Gib ihm einen Namen, an dem du ihn erkennst.',
    notAdded: 'Es ist kein Passkey dazugekommen',
    known: 'Dieses Gerät hat schon einen Passkey für dein Konto',
    rename: 'Umbenennen',
    renameOf: '„{name}“ umbenennen',
    name: 'Name des Passkeys',
    nameMissing: 'Bitte gib ihm einen Namen.',
    save: 'Speichern',
    renamed: 'Der Passkey hat seinen neuen Namen.',
    notRenamed: 'Der Passkey heißt noch wie vorher',
    remove: 'Entfernen …',
    removeOf: '„{name}“ entfernen …',
    removeTitle: '„{name}“ entfernen?',
    removeText:
      'Damit meldet sich dann niemand mehr an. Wo du schon angemeldet bist, bleibst du es. Lösch ihn auch auf deinem Gerät oder im Passwort­manager.',
    removeConfirm: 'Passkey entfernen',
    keep: 'Behalten',
    removed: 'Der Passkey ist entfernt.',
    notRemoved: 'Der Passkey gilt noch',
  },
}
