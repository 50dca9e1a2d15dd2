import type { Words } from '#app/lib/words/en.ts'

/** What members write and show, as the desk looks at it. */
export const contents: Words['desk']['contents'] = {
  pictures: 'Bilder',
  picturesText: 'Was Mitglieder neben ihrem Namen zeigen, die neuesten Mitglieder zuerst.',
  comments: 'Kommentare',
  commentsText: 'Was Mitglieder geschrieben haben, wo alle es lesen, das Neueste zuerst.',
  kinds: { comment: 'Kommentare', note: 'Notizen an Schritten' },
  failed: 'Die Liste ist nicht angekommen',
  empty: {
    comment: 'Niemand hat einen Kommentar geschrieben',
    note: 'Niemand hat eine Notiz für alle geschrieben',
    picture: 'Niemand zeigt ein Bild',
  },
  older: 'Frühere',
  newest: 'Neueste',
  reported: 'Mitglieder haben es gemeldet',
  others: 'Darüber entscheidet jemand anderes',
  hideIt: 'Verbergen …',
  hideOf: {
    comment: 'Verbergen … den Kommentar von {name}',
    note: 'Verbergen … die Notiz von {name}',
    picture: 'Verbergen … das Bild von {name}',
  },
  reasons: {
    danger: 'Gefährlich beim Essen oder Nachmachen',
    insult: 'Beleidigend',
    advert: 'Werbung',
    copied: 'Von jemand anderem kopiert',
    other: 'Etwas anderes',
  },
  hide: {
    title: {
      comment: 'Den Kommentar von {name} verbergen',
      note: 'Die Notiz von {name} verbergen',
      picture: 'Das Bild von {name} verbergen',
    },
    text: '{name} sieht es weiterhin, liest, warum, und darf bei jemand anderem aus der Redaktion widersprechen.',
    reason: 'Was daran nicht stimmt',
    remark: 'Warum',
    remarkHint: '{name} liest es. Es steht für immer im Protokoll, also nenn niemanden.',
    required: 'Bitte sag, warum.',
    confirm: 'Verbergen',
    done: 'Verborgen. {name} liest, warum.',
    failed: 'Es ist nicht verborgen',
  },
}
