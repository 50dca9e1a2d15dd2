import type { Figure } from '#tests/bench/report.ts'
import { probe, stillThere } from '#tests/leaks/probe.ts'
import { Story, type Send } from '#tests/leaks/story.ts'
import { ask, someAddress } from './client.ts'
import { newMembers } from './members.ts'
import type { Attack, Stage } from './stage.ts'

/** Requests as of very many clients, so that no limit of an address ends the search. */
function sender(origin: string, { random }: Stage): Send {
  return async ({ method, path, headers, body }) =>
    await ask(origin, path, { method, headers, from: someAddress(random), ...(body && { body }) })
}

async function search(stage: Stage): Promise<Figure[]> {
  const { origin } = await stage.start()
  const send = sender(origin, stage)
  const members = await newMembers(origin, 4)
  const [ada = {}, ben = {}, cara = {}, eve = {}] = members.map(({ token }) => ({
    authorization: `Bearer ${token}`,
  }))
  const people = { ada, ben, cara, eve }
  const story = new Story(send, people)
  await story.begin()
  const files = await story.plant()
  const first = await probe(send, { story, people, files }, { pages: true, writes: false })
  await story.leave()
  files.push(...(await story.plant()))
  const second = await probe(send, { story, people, files }, { pages: false, writes: true })
  const pictures = await stillThere(send, story)
  await story.end()
  pictures.push(...(await stillThere(send, story)))
  for (const leak of [...first.leaks, ...second.leaks, ...pictures]) console.error(leak)
  return [
    { name: 'calls and pages searched', value: first.asked + second.asked, unit: '', min: 1000 },
    {
      name: 'told what is private',
      value: first.leaks.length + second.leaks.length,
      unit: '',
      max: 0,
    },
    { name: 'pictures at addresses that ended', value: pictures.length, unit: '', max: 0 },
  ]
}

/** Former members, readers of links and visitors look for what is private. */
export const attack: Attack = { engines: ['sqlite', 'postgres'], run: search }
