import { LegalAddress, LegalPage, ToFillIn, type LegalSection } from './legal-page.tsx'

const sections: readonly LegalSection[] = [
  {
    id: 'controller',
    title: 'Wer verantwortlich ist',
    body: (
      <>
        <p>Verantwortlicher nach Art. 4 Nr. 7 der Datenschutz-Grundverordnung (DSGVO):</p>
        <LegalAddress
          lines={[
            'Firma und Rechtsform',
            'Straße und Hausnummer',
            'Postleitzahl und Ort',
            'Vertreten durch: Vor- und Nachname',
            'Datenschutzbeauftragte Person, falls vorhanden: Name und E-Mail-Adresse',
          ]}
          phone="Telefon:"
          email="E-Mail:"
        />
      </>
    ),
  },
  {
    id: 'short',
    title: 'Kurz gesagt',
    body: (
      <ul className="grid gap-1">
        <li>Du kannst in Simmer stöbern, ohne deinen Namen oder sonst etwas anzugeben.</li>
        <li>Es gibt keine Werbe- oder Tracking-Cookies und keine Werbeprofile.</li>
        <li>Bilder, Filme und Schriften kommen von unseren eigenen Servern.</li>
        <li>Was du in dein Konto einträgst, dient deinem Konto und verschwindet mit ihm.</li>
      </ul>
    ),
  },
  {
    id: 'visit',
    title: 'Wenn du eine Seite öffnest',
    body: (
      <>
        <p>
          Dein Browser sendet deine IP-Adresse, seinen Namen und seine Version und die Adresse, die
          du aufrufst. Ohne sie könnte dich keine Seite erreichen.
        </p>
        <ul className="grid gap-2">
          <li>
            Protokoll: Der Server hält die Art der Anfrage, ihr Ergebnis und ihre Dauer fest, ohne
            deine IP-Adresse. Schlägt etwas fehl, hält er auch fest, was fehlschlug, und bei einer
            Seite ihre Adresse, damit wir es beheben können. Protokolle werden nach{' '}
            <ToFillIn>14{'\u00a0'}Tagen</ToFillIn> gelöscht.
          </li>
          <li>
            Schutz vor Überlastung und erratenen Passwörtern: Deine IP-Adresse bleibt etwa eine
            Minute im Arbeitsspeicher, um Anfragen zu zählen. Anmeldungen und Änderungen zählen wir
            höchstens fünfzehn Minuten lang unter einer Prüfsumme deiner IP-Adresse, Anmeldungen
            auch unter einer des eingegebenen Namens.
          </li>
          <li>
            Aufrufzahlen: Damit ein wiederholter Besuch nicht doppelt zählt, bilden wir eine
            Prüfsumme aus IP-Adresse und Browser, bei Mitgliedern die Kontonummer, und vergleichen
            sie 30{'\u00a0'}Minuten lang. Abgelaufene Prüfsummen werden entfernt, wenn neue Aufrufe
            hinzukommen.
          </li>
          <li>
            Wo es beim Kochen hakt: Je Schritt eines Rezepts zählen wir, wie oft sein Film noch
            einmal lief, lange Wartezeiten und wo jemand aufgehört hat. Die Zahlen enthalten nichts
            über dich oder dein Gerät, sichtbar werden sie erst ab zehn Malen, und gezählt wird
            nicht, wenn dein Browser „Global Privacy Control“ sendet oder du es ausschaltest: in der
            Küche unter „Alle Schritte“ oder in den Einstellungen unter „Küche und Klingel“. Eine
            Prüfsumme, durch die eine wiederholte Meldung nicht doppelt zählt, löschen wir nach
            einem Tag.
          </li>
        </ul>
        <p>
          Rechtsgrundlage: Art. 6 Abs. 1 lit. f DSGVO; unser berechtigtes Interesse ist ein sicherer
          und funktionierender Dienst. Hoster unserer Server:{' '}
          <ToFillIn>Name und Anschrift, Auftragsverarbeiter nach Art. 28 DSGVO</ToFillIn>.
        </p>
      </>
    ),
  },
  {
    id: 'storage',
    title: 'Cookies und Speicher im Browser',
    body: (
      <>
        <p>
          Simmer setzt zwei Cookies: eines, wenn du selbst eine Sprache wählst, und eines, während
          du dich mit Google oder Facebook anmeldest. Alles andere liegt im Speicher deines
          Browsers. Das alles ist unbedingt erforderlich für das, was du nutzen möchtest (§ 25 Abs.
          2 Nr. 2 TDDDG). Deshalb gibt es keinen Cookie-Hinweis.
        </p>
        <dl className="grid gap-3 [&_dt]:font-semibold">
          <div>
            <dt>
              Cookie <code>lang</code>
            </dt>
            <dd>
              Die Sprache, die du gewählt hast, damit die nächste Seite gleich in dieser Sprache
              erscheint. Bleibt ein Jahr.
            </dd>
          </div>
          <div>
            <dt>
              Cookie <code>simmer-sign-in</code>
            </dt>
            <dd>
              Eine zufällige Zeichenfolge, die sicherstellt, dass niemand außer dir die Anmeldung
              bei Google oder Facebook abschließt, die du begonnen hast. Bleibt zehn Minuten.
            </dd>
          </div>
          <div>
            <dt>
              Lokaler Speicher <code>simmer.language</code>
            </dt>
            <dd>Dieselbe Wahl. Bleibt, bis du sie löschst.</dd>
          </div>
          <div>
            <dt>
              Lokaler Speicher <code>simmer.token</code>
            </dt>
            <dd>
              Ein zufälliger Schlüssel, mit dem du angemeldet bleibst. Wird beim Abmelden entfernt.
            </dd>
          </div>
          <div>
            <dt>
              Lokaler Speicher <code>simmer.devices</code>
            </dt>
            <dd>
              Je ein Schlüssel für die letzten fünf Konten, die sich auf diesem Gerät angemeldet
              haben, ohne ihre Namen. Damit kannst du dich hier auch dann anmelden, wenn andere
              gerade dein Passwort zu erraten versuchen; allein meldet ein solcher Schlüssel
              niemanden an. Bleibt, bis du ihn löschst, und ist wertlos, sobald du das Passwort
              änderst.
            </dd>
          </div>
          <div>
            <dt>
              Lokaler Speicher, deine Vorlieben, etwa <code>simmer.player</code>
            </dt>
            <dd>
              Wie Filme bei dir laufen und was du sonst auf diesem Gerät gewählt hast. Bleibt, bis
              du es löschst.
            </dd>
          </div>
          <div>
            <dt>
              Lokaler Speicher <code>simmer.app</code>
            </dt>
            <dd>
              Was du geantwortet hast, als wir auf die App hingewiesen haben, damit wir nur einmal
              fragen. Bleibt, bis du es löschst.
            </dd>
          </div>
          <div>
            <dt>
              Lokaler Speicher <code>simmer.viewed</code> und <code>simmer.films</code>, Caches
            </dt>
            <dd>
              Mit einem Konto: welche Rezepte du zuletzt angesehen hast, welche Filme du gespeichert
              hast, und deren Seiten, Bilder und Filme, damit sie sich ohne Verbindung öffnen. Wird
              beim Abmelden entfernt.
            </dd>
          </div>
          <div>
            <dt>
              Sitzungsspeicher <code>simmer.returnPath</code> und
              <code>simmer.rememberedAction</code>
            </dt>
            <dd>
              Die Seite, zu der du nach dem Anmelden zurückkehrst, und was du dort gedrückt hast,
              damit es dann geschieht. Verschwindet, wenn du dort bist oder den Tab schließt.
            </dd>
          </div>
          <div>
            <dt>
              Sitzungsspeicher <code>simmer.places</code>
            </dt>
            <dd>
              Wo du auf einer Seite warst, damit du beim Zurückgehen wieder dort bist. Verschwindet,
              wenn du den Tab schließt.
            </dd>
          </div>
        </dl>
        <p>All das kannst du jederzeit in den Einstellungen deines Browsers löschen.</p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Wenn du ein Konto hast',
    body: (
      <>
        <p>Für dein Konto verarbeiten wir:</p>
        <ul className="grid gap-2">
          <li>
            Vorname, Nachname, Benutzername, E-Mail-Adresse, Sprache und ein Bild, falls du eines
            hochlädst;
          </li>
          <li>dein Passwort, nur als Hashwert, aus dem es sich nicht zurückrechnen lässt;</li>
          <li>
            Favoriten, Bewertungen, abonnierte Profile, Einkaufsliste mit Notizen und Häkchen,
            Einheiten und die Einstellung zu Benachrichtigungen;
          </li>
          <li>
            Schlüssel, mit denen du angemeldet bleibst, höchstens 30{'\u00a0'}Tage nach der letzten
            Nutzung, und den Schlüssel eines Links bei vergessenem Passwort, eine Stunde lang.
          </li>
          <li>
            wenn du Push-Nachrichten einschaltest, die Adresse deines Browsers bei seinem
            Push-Dienst und die Schlüssel dafür, bis du sie ausschaltest oder dich abmeldest.
          </li>
        </ul>
        <p>
          E-Mails senden wir nur, wo das Konto sie braucht, etwa bei vergessenem Passwort.
          Rechtsgrundlage: Art. 6 Abs. 1 lit. b DSGVO, der Vertrag über dein Konto. Name,
          E-Mail-Adresse und Passwort sind dafür erforderlich; ohne sie gibt es kein Konto.
        </p>
        <p>
          Meldest du dich mit Google oder Facebook an, erfährt dieser Anbieter, dass du Simmer
          nutzt, und wir erhalten von ihm deinen Namen, deine E-Mail-Adresse und eine Kennung deines
          dortigen Kontos. Das geschieht nur, wenn du auf die Schaltfläche drückst.
        </p>
        <p>
          Öffnest du das Formular zur Registrierung, kann dein Browser einen Dienst nach dem Land
          seiner IP-Adresse fragen, um eine Sprache vorzuschlagen. Dienst:{' '}
          <ToFillIn>
            Name und Anschrift, oder Absatz streichen, wenn keiner eingerichtet ist
          </ToFillIn>
          .
        </p>
      </>
    ),
  },
  {
    id: 'comments',
    title: 'Kommentare und Bewertungen',
    body: (
      <p>
        Kommentare sind öffentlich, mit deinem Namen, deinem Bild und dem Zeitpunkt. Deine Bewertung
        zeigt sich nur im Durchschnitt. Rechtsgrundlage: Art. 6 Abs. 1 lit. b DSGVO. Öffentliche
        Kommentare können alle lesen und kopieren; schreib dort nichts, was du lieber für dich
        behältst.
      </p>
    ),
  },
  {
    id: 'recipients',
    title: 'Wer sonst Daten erhält',
    body: (
      <>
        <p>
          Wir verkaufen keine Daten. Es erhalten sie nur Dienstleister, die für uns Server und
          E-Mail betreiben, mit einem Vertrag nach Art. 28 DSGVO (
          <ToFillIn>Namen und Orte</ToFillIn>), der Anbieter, mit dem du dich anmeldest, und
          Behörden, wo das Gesetz uns verpflichtet.
        </p>
        <p>
          Links zu Händlern, App-Stores und sozialen Netzwerken geben nichts weiter, bevor du ihnen
          folgst; dann gelten die Regeln dieser Anbieter. Den Europäischen Wirtschaftsraum verlassen
          Daten nur mit einem Angemessenheitsbeschluss oder den Standardvertragsklauseln der EU
          (Art. 45 und 46 DSGVO).
        </p>
        <p>
          Ist ein Zähler für Seitenaufrufe eingerichtet, zählt er jede Seite, die du öffnest, nach
          ihrem Pfad, ohne Cookies und ohne Kennung, und gar nicht, wenn dein Browser „Do Not Track“
          oder „Global Privacy Control“ sendet. Dienst:{' '}
          <ToFillIn>Name und Anschrift, oder Absatz streichen</ToFillIn>.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'Wie lange wir Daten behalten',
    body: (
      <>
        <p>
          Kontodaten bleiben so lange wie dein Konto. Löschst du es, werden personenbezogene Daten,
          Einkaufsliste, Favoriten, Abonnements und Anmeldeschlüssel sofort entfernt; Kommentare und
          Bewertungen bleiben ohne deinen Namen, ebenso, was du uns als Grund geschrieben hast.
          Sicherungen werden nach <ToFillIn>30{'\u00a0'}Tagen</ToFillIn> überschrieben.
        </p>
        <p>
          Von einem gesperrten Konto behalten wir E-Mail-Adresse oder Kennung des sozialen
          Netzwerks, solange es nötig ist, um eine neue Registrierung zu verhindern (Art. 6 Abs. 1
          lit. f DSGVO). Längere gesetzliche Pflichten bleiben unberührt.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Deine Rechte',
    body: (
      <>
        <p>Du hast das Recht auf</p>
        <ul className="grid gap-1">
          <li>Auskunft über deine Daten (Art. 15 DSGVO),</li>
          <li>Berichtigung (Art. 16) und Löschung (Art. 17),</li>
          <li>Einschränkung der Verarbeitung (Art. 18),</li>
          <li>deine Daten in einem gängigen Format (Art. 20),</li>
          <li>Widerruf einer Einwilligung jederzeit für die Zukunft (Art. 7 Abs. 3).</li>
        </ul>
        <p className="font-semibold">
          Widerspruchsrecht (Art. 21 DSGVO): Verarbeiten wir Daten aufgrund berechtigter Interessen,
          kannst du jederzeit aus Gründen widersprechen, die sich aus deiner besonderen Situation
          ergeben.
        </p>
        <p>
          Eine E-Mail an die oben genannte Adresse genügt. Du kannst dich auch bei einer
          Aufsichtsbehörde beschweren, etwa an deinem Wohnort oder bei der für uns zuständigen:{' '}
          <ToFillIn>Name und Anschrift der Behörde</ToFillIn> (Art. 77 DSGVO).
        </p>
        <p>Entscheidungen, die allein Maschinen treffen (Art. 22 DSGVO), gibt es nicht.</p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Kinder und Jugendliche',
    body: (
      <p>
        Konten sind für Menschen ab 13{'\u00a0'}Jahren, oder älter, wo das Recht deines Landes es
        verlangt. Wo eine Verarbeitung auf Einwilligung beruht, brauchen Menschen unter 16{'\u00a0'}
        Jahren in Deutschland die ihrer Sorgeberechtigten (Art. 8 DSGVO). Erfahren wir von einem
        Konto, das es nicht geben darf, löschen wir es.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Sicherheit und Änderungen',
    body: (
      <p>
        Verbindungen sind verschlüsselt, und auf Daten greift nur zu, wer sie braucht. Ändern sich
        Simmer oder das Recht, passen wir diesen Text an und weisen Mitglieder per E-Mail auf
        wichtige Änderungen hin.
      </p>
    ),
  },
]

/** Data privacy in German. */
export function PrivacyDe() {
  return (
    <LegalPage
      lang="de"
      title="Datenschutz"
      description="Welche Daten Simmer verarbeitet, wozu und wie lange, welche Cookies es setzt und welche Rechte du hast."
      updated="Stand: 1. November 2026"
      template={{
        title: 'Vorlage, noch nicht in Kraft',
        text: 'Dieser Text muss vor der Verwendung anwaltlich geprüft werden. Was in markierten Klammern steht, sind Platzhalter.',
      }}
      contents="Inhalt"
      sections={sections}
    />
  )
}
