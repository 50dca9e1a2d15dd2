import { TextLink } from '#design-system/link/text-link.tsx'
import { MINIMUM_AGE } from '#contract/limits.ts'
import { LegalAddress, LegalPage, type LegalSection } from './legal-page.tsx'

const sections: readonly LegalSection[] = [
  {
    id: 'provider',
    title: 'Wer Simmer anbietet (Impressum)',
    body: (
      <>
        <p>Anbieter nach § 5 Digitale-Dienste-Gesetz (DDG):</p>
        <LegalAddress
          lines={[
            'Firma und Rechtsform',
            'Straße und Hausnummer',
            'Postleitzahl und Ort',
            'Vertreten durch: Vor- und Nachname',
            'Handelsregister: Gericht und Nummer',
            'Umsatzsteuer-Identifikationsnummer nach § 27a UStG',
            'Verantwortlich nach § 18 Abs. 2 MStV: Name und Anschrift',
          ]}
          phone="Telefon:"
          email="E-Mail:"
        />
        <p>
          Die E-Mail-Adresse ist zugleich unsere zentrale Kontaktstelle für Behörden und für
          Nutzerinnen und Nutzer nach Art. 11 und 12 des Gesetzes über digitale Dienste (Verordnung
          (EU) 2022/2065). Du kannst auf Deutsch oder Englisch schreiben.
        </p>
      </>
    ),
  },
  {
    id: 'scope',
    title: 'Wofür diese Bedingungen gelten',
    body: (
      <>
        <p>
          Diese Bedingungen gelten zwischen dir und dem Anbieter, wenn du Simmer nutzt: Kochbücher,
          Rezepte, Filme, Kommentare, Bewertungen, Favoriten und die Einkaufsliste.
        </p>
        <p>
          Simmer ist kostenlos. Stöbern kannst du auch ohne Konto. Der Vertrag über ein Konto
          beginnt, wenn du die Registrierung abschließt. Wie wir mit personenbezogenen Daten
          umgehen, steht in der <TextLink href="/privacy">Datenschutzerklärung</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Mindestalter',
    body: (
      <>
        <p>
          Du musst mindestens {MINIMUM_AGE}
          {'\u00a0'}Jahre alt sein, um dich zu registrieren, oder älter, wo das Recht deines Landes
          ein höheres Alter verlangt.
        </p>
        <p>
          Bist du noch nicht volljährig, brauchst du die Einwilligung deiner Eltern oder sonstigen
          Sorgeberechtigten. Mit der Registrierung bestätigst du, dass das alles zutrifft.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Dein Konto',
    body: (
      <>
        <ul className="grid gap-2">
          <li>
            Du musst dich mit deinem eigenen Namen und deiner eigenen E-Mail-Adresse registrieren
            oder mit deinem eigenen Konto bei einem sozialen Netzwerk.
          </li>
          <li>Konten automatisch anzulegen, etwa mit einem Skript oder Bot, ist verboten.</li>
          <li>
            Haben wir dein Konto gesperrt, darfst du ohne unsere Erlaubnis kein neues anlegen.
          </li>
          <li>
            Behalte dein Passwort für dich. Sag uns sofort Bescheid, wenn du glaubst, dass jemand
            anderes dein Konto benutzt.
          </li>
        </ul>
        <p>Du kannst dein Konto nicht an andere weitergeben.</p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'Was du erwarten kannst',
    body: (
      <>
        <p>
          Wir betreiben Simmer mit der gebotenen Sorgfalt, können aber nicht zusagen, dass es immer
          erreichbar ist. Einzelne Funktionen dürfen wir aus gutem Grund ergänzen, ändern oder
          einstellen, etwa wegen der Sicherheit, des Rechts oder eines besseren Angebots.
        </p>
        <p>
          Rezepte, Zeiten, Mengen und Nährwerte sind sorgfältig geschrieben und bleiben Richtwerte.
          Sie sind keine medizinische oder Ernährungsberatung. Prüfe jedes Produkt auf Allergene,
          gare Lebensmittel durch und achte auf Hitze, Messer und Kinder: Du kochst auf eigene
          Verantwortung.
        </p>
        <p>
          Manche Links führen zu Händlern, die uns eine Provision zahlen. Sie sind mit „Anzeige“
          gekennzeichnet und kosten dich nichts extra.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Was du veröffentlichst',
    body: (
      <>
        <p>
          Kommentare, Bewertungen und Profilbilder bleiben deine. Du erlaubst uns, sie unentgeltlich
          und räumlich unbeschränkt zu speichern und auf Simmer zu zeigen, solange sie dort
          veröffentlicht sind. Veröffentliche nur, was du veröffentlichen darfst.
        </p>
        <p>Nicht erlaubt sind Inhalte, die</p>
        <ul className="grid gap-1">
          <li>
            rechtswidrig, beleidigend, hetzerisch, gewaltverherrlichend oder pornografisch sind,
          </li>
          <li>Rechte anderer verletzen, etwa Urheber- oder Persönlichkeitsrechte,</li>
          <li>irreführen, werben oder massenhaft erzeugt wurden.</li>
        </ul>
        <p>
          Solche Inhalte kannst du an die oben genannte E-Mail-Adresse melden. Nenne die Seite, was
          daran falsch ist und warum, dazu deinen Namen und deine E-Mail-Adresse (Art. 16 des
          Gesetzes über digitale Dienste). Ein Mensch entscheidet unverzüglich. Wer betroffen ist,
          erfährt die Entscheidung samt Gründen und kann ihr innerhalb von sechs{'\u00a0'}Monaten
          kostenlos unter derselben Adresse widersprechen.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Unsere Inhalte',
    body: (
      <p>
        Rezepte, Bilder, Filme und Musik auf Simmer sind urheberrechtlich geschützt. Du darfst
        danach kochen, sie privat nutzen, ausdrucken und Links darauf teilen. Massenhaftes Kopieren,
        Veröffentlichen an anderer Stelle und gewerbliche Nutzung brauchen unsere schriftliche
        Erlaubnis. Was das Gesetz ohnehin erlaubt, bleibt erlaubt.
      </p>
    ),
  },
  {
    id: 'misuse',
    title: 'Missbrauch und Sperrung',
    body: (
      <>
        <p>
          Du darfst Simmer nicht angreifen oder überlasten, seine Grenzen nicht umgehen, seine Daten
          nicht automatisiert auslesen und dich nicht als jemand anderes ausgeben.
        </p>
        <p>
          Verstößt du gegen diese Bedingungen, dürfen wir je nach Schwere Inhalte entfernen, dich
          verwarnen oder dein Konto auf Zeit oder dauerhaft sperren. Wir wägen deine Interessen ab,
          nennen dir die Gründe per E-Mail und hören dich an, vorher oder in dringenden Fällen
          unmittelbar danach. Wessen Konto gesperrt wurde, darf sich nicht erneut registrieren,
          gleich mit welchem Namen, welcher E-Mail-Adresse oder welchem Konto eines sozialen
          Netzwerks.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Haftung',
    body: (
      <>
        <p>
          Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper
          oder Gesundheit, nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen
          haben.
        </p>
        <p>
          Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine Pflicht verletzen, ohne deren
          Erfüllung der Vertrag nicht ordnungsgemäß durchgeführt werden kann und auf die du
          regelmäßig vertrauen darfst, und nur für den typischen, vorhersehbaren Schaden. Im Übrigen
          ist die Haftung ausgeschlossen. Das gilt auch für alle, die für uns handeln. Deine
          gesetzlichen Rechte bei digitalen Produkten bleiben unberührt.
        </p>
      </>
    ),
  },
  {
    id: 'end',
    title: 'Ende des Vertrags',
    body: (
      <p>
        Du kannst dein Konto jederzeit in den Einstellungen löschen; damit endet der Vertrag sofort.
        Wir können ihn mit einer Frist von vier{'\u00a0'}Wochen in Textform kündigen. Aus wichtigem
        Grund können beide Seiten fristlos kündigen.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Änderung dieser Bedingungen',
    body: (
      <p>
        Änderungen kündigen wir mindestens 30{'\u00a0'}Tage vorher per E-Mail an. Änderungen zu
        deinem Nachteil gelten nur, wenn du zustimmst. Stimmst du nicht zu, können beide Seiten den
        Vertrag beenden.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Recht und Streit',
    body: (
      <>
        <p>
          Es gilt deutsches Recht ohne das UN-Kaufrecht. Wohnst du als Verbraucherin oder
          Verbraucher in einem anderen Land, behältst du den Schutz der dort zwingenden
          Vorschriften.
        </p>
        <p>
          Wir sind weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren vor einer
          Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Ist eine Klausel unwirksam,
          bleiben die übrigen in Kraft; an ihre Stelle tritt das Gesetz.
        </p>
      </>
    ),
  },
]

/** Terms of use in German. */
export function TermsDe() {
  return (
    <LegalPage
      lang="de"
      title={'Nutzungs\u00adbedingungen'}
      description="Die Nutzungsbedingungen von Simmer: Mindestalter, Konto, Inhalte, Haftung und Impressum."
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
