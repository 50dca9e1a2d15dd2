import { foldWords } from './fold.ts'

/** Words that only link others: "soup with pumpkin" asks for soup and pumpkin. */
export const LINKS: ReadonlySet<string> = new Set(
  foldWords(`
    a an and at for from in of on or some the to with
    am auf aus bei das dem den der des die ein eine einem einen einer für im mit ohne oder
    und vom von zu zum zur
    à al all alla au aux con d da de del di du e en et la le les
  `),
)

/** Endings of German adjectives. */
const ENDINGS = ['', 'e', 'em', 'en', 'er', 'es']

const ADJECTIVES = foldWords(
  'einfach gut klassisch köstlich lecker original perfekt selbstgemacht hausgemacht traditionell',
).flatMap((adjective) => ENDINGS.map((ending) => adjective + ending))

const FILLERS = foldWords(`
  anything best can classic cook cooking delicious dish dishes do easy food good homemade how i idea
  ideas make making meal meals my original perfect recipe recipes simple something tasty traditional
  you
  backen beste bester bestes besten Essen etwas Gericht Gerichte ich Idee Ideen irgendwas kann kochen
  machen macht mache man mein meine Rezept Rezepte Speise Speisen was wie zubereiten
`)

/** Words of a term that say nothing of what is looked for: "how to make easy pancakes". */
export const UNTELLING: ReadonlySet<string> = new Set([...LINKS, ...ADJECTIVES, ...FILLERS])

/** Endings of compounds that say nothing of what is looked for: "Fischgericht", "Kürbisrezepte". */
export const UNTELLING_TAILS: ReadonlySet<string> = new Set(
  foldWords('Essen Gericht Gerichte Idee Ideen Küche Rezept Rezepte Speise Speisen'),
)
