import { chromium } from 'playwright'
import type { Figure } from '#tests/bench/report.ts'
import { CHROMIUM_LAUNCH } from '#tests/support/chromium.ts'
import { startSilentProxy } from '#tests/support/silent-proxy.ts'
import type { AppProcess } from './app-process.ts'
import { someAddress } from './client.ts'
import {
  callsOf,
  judgeMember,
  newLists,
  showsAll,
  type Calls,
  type Verdict,
} from './household-lists.ts'
import { newMembers, type Member } from './members.ts'
import { below, seeded } from './random.ts'
import { Shopper, type Tally } from './shopper.ts'
import type { Attack, Stage } from './stage.ts'

/** Things that each member does with a seed. */
const ACTS = 16
/** What a seed is played with. */
interface Household {
  readonly app: AppProcess
  readonly calls: Calls
  readonly members: readonly Member[]
  readonly shoppers: readonly Shopper[]
  /** Of an invitation. */
  readonly token: string
}

/** Servers killed and what went wrong, with one seed. */
interface Outcome extends Verdict {
  kills: number
}

/** Three members, each with a phone, of whom one has a household. */
async function moveIn(stage: Stage, tally: Tally): Promise<Household> {
  const { cleanup, random } = stage
  const app = await stage.start()
  const calls = callsOf(app, random)
  const members = await newMembers(app.origin, 3)
  const browser = await chromium.launch({
    ...CHROMIUM_LAUNCH,
    // Playwright turns the back/forward cache off, which every cook has.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  cleanup.add(() => browser.close())
  const shoppers: Shopper[] = []
  for (const { token } of members) {
    const proxy = await startSilentProxy(app.origin)
    cleanup.add(proxy.stop)
    const address = someAddress(random)
    shoppers.push(await Shopper.start({ browser, proxy, token, address, tally }))
  }
  const keeper = members[0]!
  await calls.call(keeper, 'POST', '/household', { Name: 'Home' })
  const invitation = await calls.call<{ Token: string }>(keeper, 'POST', '/household/invitation')
  return { app, calls, members, shoppers, token: invitation.Token }
}

/** Everybody shops at once; the server is killed now and then, and the third member leaves. */
async function shop({ app, calls, members, shoppers }: Household, seed: number, paths: string[]) {
  const random = seeded(seed)
  // A series for each member, so that it does not depend on who is faster.
  const series = shoppers.map((_, index) => seeded(seed + (index + 1) * 1e9))
  const leavesAt = ACTS / 2 + below(random, ACTS / 2)
  let starting: Promise<void> | undefined
  let kills = 0
  for (let count = 0; count < ACTS; count += 1) {
    if (count === leavesAt) {
      await starting
      await calls.call(members[2]!, 'POST', '/household/leave', { KeepCopies: 'true' })
    }
    // Whoever has left does nothing more; what waits on the phone is sent to the copies.
    const here = count < leavesAt ? shoppers : shoppers.slice(0, 2)
    await Promise.all(here.map((shopper, index) => shopper.act(paths, series[index]!)))
    if (below(random, 8) === 0) {
      await starting
      await app.stop('SIGKILL')
      starting = app.start()
      kills += 1
    }
  }
  await starting
  return kills
}

/** Plays one seed on new lists, and judges it. */
async function playSeed(household: Household, seed: number): Promise<Outcome> {
  const { calls, members, shoppers } = household
  const lists = await newLists(calls, members)
  const paths = lists.map((list) => `/shopping/${list}`)
  for (const shopper of shoppers) await shopper.open(paths[0]!)
  const kills = await shop(household, seed, paths)
  const outcome: Outcome = { lost: 0, doubled: 0, takenBack: 0, unequal: 0, kills }
  for (const shopper of shoppers) await shopper.recover()
  for (const [index, shopper] of shoppers.entries()) {
    const judged = await judgeMember(calls, members[index]!, shopper.said)
    outcome.lost += judged.lost
    outcome.doubled += judged.doubled
    outcome.takenBack += judged.takenBack
    shopper.said.clear()
  }
  for (const [index, shopper] of shoppers.slice(0, 2).entries()) {
    for (const list of lists) {
      if (!(await showsAll(calls, members[index]!, shopper, list))) outcome.unequal += 1
    }
  }
  return outcome
}

async function shopTogether(stage: Stage): Promise<Figure[]> {
  const tally: Tally = {
    added: 0,
    ticked: 0,
    returns: 0,
    kept: 0,
    reloads: 0,
    crashes: 0,
    workers: 0,
    silences: 0,
    outages: 0,
  }
  const household = await moveIn(stage, tally)
  const { calls, members, shoppers, token } = household
  const total: Outcome = { lost: 0, doubled: 0, takenBack: 0, unequal: 0, kills: 0 }
  for (const [index, seed] of stage.seeds.entries()) {
    // The third member left with the seed before.
    for (const member of members.slice(index === 0 ? 1 : 2)) {
      await calls.call(member, 'POST', '/household/join', { Token: token })
    }
    const outcome = await playSeed(household, seed)
    const { lost, doubled, takenBack, unequal } = outcome
    const isClean = lost + doubled + takenBack + unequal === 0
    console.log(isClean ? `seed ${seed}: clean` : `seed ${seed}: ${JSON.stringify(outcome)}`)
    for (const key of Object.keys(total) as (keyof Outcome)[]) total[key] += outcome[key]
  }
  for (const shopper of shoppers) await shopper.close()
  return figuresOf(total, tally, stage.seeds.length)
}

function figuresOf(outcome: Outcome, tally: Tally, seeds: number): Figure[] {
  const { added, ticked, returns, kept, reloads, crashes, workers, silences, outages } = tally
  const never = { unit: '', max: 0 }
  const counted = { unit: '', min: 1 }
  return [
    { name: 'seeds', value: seeds, ...counted },
    { name: 'items added', value: added, ...counted },
    { name: 'ticks', value: ticked, ...counted },
    { name: 'returns to the page', value: returns, ...counted },
    { name: 'of these from the back/forward cache', value: kept, ...counted },
    { name: 'reloads', value: reloads, ...counted },
    { name: 'pages killed', value: crashes, ...counted },
    { name: 'service workers stopped', value: workers, ...counted },
    { name: 'networks that went silent', value: silences, ...counted },
    { name: 'networks that were gone', value: outages, ...counted },
    { name: 'servers killed', value: outcome.kills, ...counted },
    { name: 'items lost', value: outcome.lost, ...never },
    { name: 'items doubled', value: outcome.doubled, ...never },
    { name: 'ticks taken back', value: outcome.takenBack, ...never },
    { name: 'screens that differ from the server', value: outcome.unequal, ...never },
  ]
}

/** Three members of a household shop in real browsers that lose pages, workers and networks. */
export const attack: Attack = { engines: ['sqlite', 'postgres'], run: shopTogether, isLong: true }
