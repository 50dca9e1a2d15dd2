import { BlogPage } from './blog-page.tsx'

/** The placeholder of the blog in German. */
export function BlogDe() {
  return (
    <BlogPage
      lang="de"
      title="Hier kommen bald Artikel"
      description="Der Blog von Simmer entsteht gerade. Worum es gehen wird und was du bis dahin kochen kannst."
      lead="Hier erzählen unsere Köchinnen und Köche bald, was in kein Rezept passt. Die ersten Artikel köcheln noch."
      intro={[
        'Ein Rezept sagt, was zu tun ist. Selten sagt es, warum: warum die Zwiebel zuerst hineinkommt, warum der Teig ruhen muss, warum die zweite Prise Salz anders schmeckt als die erste. Dafür sind diese Seiten da.',
        'Jeder Artikel ist so kurz, dass er reicht, bis das Wasser kocht, und am Herd probiert, bevor wir etwas behaupten. Am Ende steht ein Rezept, das du am selben Abend kochen kannst.',
      ]}
      topicsTitle="Was du hier lesen wirst"
      topics={[
        [
          'Aus der Küche',
          'Wie ein Gericht entstanden ist, was unterwegs schiefging und was wir heute anders machen würden. Ein Gericht je Artikel, ohne Umwege.',
        ],
        [
          'Handwerk',
          'Kleinigkeiten, die hundert Gerichte besser machen. Anbraten, ohne zu verbrennen. Eine Sauce retten. Ein Messer schärfen mit dem, was im Schrank liegt.',
        ],
        [
          'Markt',
          'Was diesen Monat gut ist, woran du erkennst, dass es reif ist, und wo es sich zu Hause am besten hält.',
        ],
      ]}
      until={{
        title: 'Bis dahin',
        text: 'Koch mit uns: Die Filme der Rezepte warten bei jedem Schritt, bis du so weit bist.',
        recipes: 'Zu den Rezepten',
        cookbooks: 'Zu den Kochbüchern',
      }}
    />
  )
}
