import { expect, test } from 'vitest'
import { langIdOf } from '#contract/languages.ts'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import { databases } from '#tests/support/database.ts'
import { addOwn, call, startOwn } from '#tests/support/own-recipes.ts'
import { samplesOf, type Sample } from './corpus.ts'
import { RATES, rateOf } from './rates.ts'

/** Names of a member's recipes, each with its ingredient. */
const OWN = {
  "Grandma's Shepherd’s Pie": '500 g minced lamb',
  'Grießbrei mit Äpfeln': '100 g semolina',
  'Stir-fry with sugar-snap peas': '200 g sugar-snap peas',
  'Crêpes Suzette': '2 eggs',
  Tomatensoße: '500 g tomatoes',
  'Soße für Rouladen': '500 ml stock',
  Kartoffelsuppe: '500 g potatoes',
}

/** Recipes of the catalogue are a list; a member's own have it beside their number. */
type Found = readonly Named[] | { readonly Recipes: readonly Named[] }

interface Named {
  readonly Name: string
}

/** Whether a search finds the recipe: the name itself where it does, else all that it finds. */
function foundAmong(found: Found, want: unknown) {
  const names = ('Recipes' in found ? found.Recipes : found).map(({ Name }) => Name)
  return names.includes(String(want)) ? String(want) : names
}

test.for(databases)(
  'a search finds at least as many recipes as before, however they are written (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { app, ada } = await startOwn(engine)
    for (const [name, line] of Object.entries(OWN)) {
      await addOwn(app, ada, {
        ...emptyDraft('en'),
        Name: { en: name },
        Lines: [{ Key: 'line', Text: { en: line } }],
        Steps: [{ Key: 'step', Text: { en: 'Cook.' } }],
      })
    }
    const search = (path: string) => async (sample: Sample) => {
      const LangId = String(langIdOf(sample.lang ?? 'en'))
      const query = new URLSearchParams({ term: sample.input as string, LangId })
      const [, found] = await call<Found>(app, 'GET', `${path}?${query}`, ada)
      return foundAmong(found, sample.want)
    }
    const places = { 'search-catalogue': '/recipe', 'search-own-recipes': '/my/recipes' }
    for (const [kind, path] of Object.entries(places)) {
      const { share, misread } = await rateOf(samplesOf(kind), search(path))
      expect(share >= (RATES[kind] ?? 1) ? [] : misread).toEqual([])
    }
  },
)
