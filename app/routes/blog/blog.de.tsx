import { TextLink } from '#design-system/link/text-link.tsx'
import { BlogPage, BlogPart } from './blog-page.tsx'

/** The placeholder of the blog in German. */
export function BlogDe() {
  return (
    <BlogPage
      lang="de"
      title="Hier kommen bald Artikel"
      description="Der Blog von Simmer entsteht gerade. Worum es gehen wird und was du bis dahin kochen kannst."
      lead="Hier erzählen unsere Köche bald, was in kein Rezept passt. Die ersten Artikel köcheln noch."
    >
      <p>
        Ein Rezept sagt, was zu tun ist. Selten sagt es, warum: warum die Zwiebel zuerst
        hineinkommt, warum der Teig ruhen muss, warum die zweite Prise Salz anders schmeckt als die
        erste. Dafür sind diese Seiten da.
      </p>
      <BlogPart title="Was du hier lesen wirst">
        <p>
          Aus der Küche: wie ein Gericht entstanden ist, was unterwegs schiefging und was der Koch
          heute anders machen würde. Ein Gericht je Artikel, ohne Umwege.
        </p>
        <p>
          Handwerk: Kleinigkeiten, die hundert Gerichte besser machen. Anbraten, ohne zu verbrennen.
          Eine Sauce retten. Ein Messer schärfen mit dem, was im Schrank liegt.
        </p>
        <p>
          Markt: was diesen Monat gut ist, woran du erkennst, dass es reif ist, und wo es sich zu
          Hause am besten hält.
        </p>
      </BlogPart>
      <BlogPart title="Wie wir schreiben">
        <p>
          So kurz, dass es reicht, bis das Wasser kocht. Am Herd probiert, bevor wir es behaupten.
          Und am Ende steht ein Rezept, das du am selben Abend kochen kannst.
        </p>
      </BlogPart>
      <BlogPart title="Bis dahin">
        <p>
          Probier die <TextLink href="/recipes">Rezepte</TextLink>: Ihre Filme warten bei jedem
          Schritt, bis du so weit bist. Oder blättere in den{' '}
          <TextLink href="/cookbooks">Kochbüchern</TextLink>.
        </p>
      </BlogPart>
    </BlogPage>
  )
}
