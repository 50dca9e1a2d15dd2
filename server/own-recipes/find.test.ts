import { expect, test } from 'vitest'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import type { OwnList } from '#contract/own-recipes/own-recipe.ts'
import { databases } from '#tests/support/database.ts'
import { startHousehold } from '#tests/support/household.ts'
import { addOwn, call, startOwn, type Headers } from '#tests/support/own-recipes.ts'

/** A recipe with one food. */
const recipe = (name: string, line: string): Draft => ({
  ...emptyDraft('de'),
  Name: { de: name },
  Lines: [{ Key: 'line', Text: { de: line } }],
  Steps: [{ Key: 'step', Text: { de: 'Kochen.' } }],
})

type Server = Awaited<ReturnType<typeof startOwn>>['app']

/** Names of what a member's search finds. */
async function search(app: Server, who: Headers, term: string) {
  const query = new URLSearchParams({ term, LangId: '0' })
  const [, { Recipes, Total }] = await call<OwnList>(app, 'GET', `/my/recipes?${query}`, who)
  expect(Total).toBe(Recipes.length)
  return Recipes.map(({ Name }) => Name).toSorted()
}

test.for(databases)(
  'own recipes are found by slips, joined words, plurals and other names of foods (%s)',
  async (engine) => {
    const { app, ada } = await startOwn(engine)
    await addOwn(app, ada, recipe('Möhrensuppe', '500 g Möhren'))
    await addOwn(app, ada, recipe('Eintopf', '3 Frühlingszwiebeln'))
    await addOwn(app, ada, recipe('Auflauf vom Blech', '200 g Feta'))
    // What cannot be cooked yet is found as well.
    await addOwn(app, ada, { ...emptyDraft('de'), Name: { de: 'Pfannkuchen' } })
    const finds = async (terms: string, names: readonly string[]) => {
      for (const term of terms.split(', '))
        expect([term, await search(app, ada, term)]).toEqual([term, names])
    }
    await finds('Möhrensupe, Moehren-Suppe, Möhren Suppe, Karotte, carrot soup, Rüebli', [
      'Möhrensuppe',
    ])
    await finds('scallions, Jungzwiebel, spring onion, stew, Eintöpfe, Frühlings-Zwiebel', [
      'Eintopf',
    ])
    await finds('cheese, Schafskäse, vom Blech, gratin', ['Auflauf vom Blech'])
    await finds('pancakes, Palatschinken, pan cake, Pfannenkuchen', ['Pfannkuchen'])
    await addOwn(app, ada, recipe('Wokgemüse', '100 g sugar-snap peas'))
    await finds('sugar snap pea, mangetout, Zuckerschoten, Wok Gemüse', ['Wokgemüse'])
    await finds('Tomatensuppe, mozzarella, Spargel, ?!, Quittengelee', [])
  },
)

test.for(databases)(
  'a search finds and knows nothing of what others have to themselves (%s)',
  async (engine) => {
    const { app, ada, others } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const [, cake] = await addOwn(app, ada, recipe('Quittoxylkuchen', '500 g Quitten'))
    await addOwn(app, ben, recipe('Quittaxel', '500 g Birnen'))
    expect(await search(app, ben, 'Quittoxylkuchen')).toEqual([])
    expect(await search(app, ben, 'cake')).toEqual([])
    // It is a slip for Ben as long as he does not see Ada's recipe.
    expect(await search(app, ben, 'Quittoxel')).toEqual(['Quittaxel'])
    await call(app, 'PATCH', `/my/recipes/${cake.Id}/place`, ada, { IsShared: true })
    expect(await search(app, ben, 'Quittoxilkuchen')).toEqual(['Quittoxylkuchen'])
    expect(await search(app, ada, 'Birnen')).toEqual([])
  },
)
