import type { Kysely } from 'kysely'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { BellNotification, BellPush } from '#contract/bell/bell.ts'
import { NOTICE_MINUTES, tagOf } from '#contract/bell/rule.ts'
import { type LangId, languageOf, LOCALES } from '#contract/languages.ts'
import { typedLine } from '#contract/text/typed-line.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Database } from '#server/db/schema.ts'
import { readDetails, readText, type StepDetails } from '#server/recipes/details.ts'
import type { BellQueueTable } from '#server/db/tables/bell.ts'
import { type BellWords, bellWords } from './words.ts'

/** Milliseconds from which a bell counts as late. */
const LATE_MS = 60_000

/** What a message is about, and who receives it. */
export interface BellRequest extends Pick<
  BellQueueTable,
  'timer' | 'kind' | 'ring' | 'rings_at' | 'recipe_id' | 'step' | 'step_count' | 'name' | 'total'
> {
  attempts: number
  lang_id: LangId
  time_zone: string
  is_quiet: number
}

/** Where and when a message is written. */
export interface BellContext {
  /** Scheme and host of the site. */
  origin: string
  /** Milliseconds since 1970. */
  now: number
}

/** Minutes by which a bell is late because no server ran. A push service that failed is not told. */
function lateMinutes({ rings_at, attempts }: BellRequest, now: number): number {
  const late = now - rings_at
  return attempts > 0 || late < LATE_MS ? 0 : Math.round(late / MINUTE_MS)
}

/** The message of a bell, in the language of its device. */
export async function composeBell(
  db: Kysely<Database>,
  request: BellRequest,
  { origin, now }: BellContext,
): Promise<BellPush> {
  const { kind, ring, timer, lang_id: langId, recipe_id } = request
  const words = bellWords(langId)
  const late = kind === 'test' || kind === 'stopped' ? 0 : lateMinutes(request, now)
  const isRing = kind === 'look' || kind === 'rings'
  const navigate = `${origin}${kind === 'test' ? '/' : pathOf('cook', recipe_id)}`
  const notification: BellNotification = {
    title: titleOf(request, words, late),
    body: isRing ? await bodyOf(db, request, { words, late }) : '',
    lang: languageOf(langId),
    tag: tagOf(timer),
    silent: request.is_quiet === 1 || kind === 'stopped',
    navigate,
    actions: isRing ? actionsOf(request, words, navigate) : [],
  }
  const bellKind = kind === 'rung' ? 'stopped' : kind
  return {
    web_push: 8030,
    notification,
    mutable: true,
    bell: { ring, timer, kind: bellKind, late },
  }
}

/** The same message without anything that could make it too large. */
export function shortened({ notification, ...push }: BellPush, langId: LangId): BellPush {
  const title = bellWords(langId).rings(bellWords(langId).timer)
  return { ...push, notification: { ...notification, title, body: '', actions: [] } }
}

function titleOf({ kind, name }: BellRequest, words: BellWords, late: number): string {
  const named = typedLine(name) || words.timer
  if (kind === 'test') return words.test
  if (kind === 'stopped' || kind === 'rung') return words.stopped(named)
  const title = kind === 'look' ? words.look(named) : words.rings(named)
  return late > 0 ? words.late(title, late) : title
}

async function bodyOf(
  db: Kysely<Database>,
  request: BellRequest,
  { words, late }: { words: BellWords; late: number },
): Promise<string> {
  const { recipe_id, step, step_count, lang_id } = request
  const row = await db
    .selectFrom('recipe_texts')
    .leftJoin('recipe_steps', (join) =>
      join
        .onRef('recipe_steps.recipe_id', '=', 'recipe_texts.recipe_id')
        .on('recipe_steps.step_number', '=', step),
    )
    .select(['recipe_texts.name', 'recipe_steps.details'])
    .where('recipe_texts.recipe_id', '=', recipe_id)
    .where('recipe_texts.lang_id', '=', lang_id)
    .executeTakeFirst()
  const { until } = readDetails<StepDetails>(row?.details ?? null)
  const sign = until && readText(JSON.stringify(until), lang_id)
  return [
    ...(late > 0 ? [words.due(timeOf(request))] : []),
    ...(sign ? [words.sign(sign)] : []),
    ...(row ? [words.place(row.name, step, step_count)] : []),
  ].join(' ')
}

/** Time of day of a bell on the device, as "18:42". */
function timeOf({ rings_at, lang_id, time_zone }: BellRequest): string {
  const options = { hour: '2-digit', minute: '2-digit' } as const
  const locale = LOCALES[languageOf(lang_id)]
  return new Date(rings_at).toLocaleTimeString(locale, { ...options, timeZone: time_zone })
}

function actionsOf(
  { kind, total }: BellRequest,
  words: BellWords,
  navigate: string,
): BellNotification['actions'] {
  return kind === 'look'
    ? [
        { action: 'stop', title: words.done, navigate },
        { action: 'goOn', title: words.goOn(Math.round(total / 60)), navigate },
      ]
    : [
        { action: 'stop', title: words.stop, navigate },
        { action: NOTICE_MINUTES, title: words.add, navigate },
      ]
}
