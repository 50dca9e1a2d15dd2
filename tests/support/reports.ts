import type { ReportKind, ReportReason } from '#contract/reports/limits.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { EngineName } from '#server/db/engine.ts'
import { startDesk } from './desk.ts'
import { call, type Headers } from './own-recipes.ts'
import type { TestServerOptions } from './server.ts'

/** The recipe that people write at. */
export const RECIPE = 3

/** A comment or a note, as far as tests read it. */
export interface Written {
  Id: number
  Text: string
  IsHidden?: true
}

/** A server with members who signed up at the same time and write and report from networks of their own. */
export async function startReports<Name extends string>(
  engine: EngineName,
  names: readonly Name[],
  options: Partial<TestServerOptions> = {},
) {
  const clock = { now: Date.UTC(2026, 10, 1) }
  const server = await startDesk(engine, names, {
    filled: true,
    now: () => new Date(clock.now),
    ...options,
  })
  const { app, people } = server
  const networks = new Map<Name, string>(names.map((name, index) => [name, `192.0.2.${index + 1}`]))

  const comment = async (name: Name, text: string): Promise<number> => {
    const path = `/recipe/${RECIPE}/comment`
    const [, { Id }] = await call<Written>(app, 'POST', path, people[name].headers, { text })
    return Id
  }
  const report = async (
    name: Name,
    about: { Kind: ReportKind; Id: number; Beside?: 'comment' | 'note'; Word?: string },
    {
      reason = 'danger',
      from = networks.get(name) ?? '',
    }: { reason?: ReportReason; from?: string } = {},
  ) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/report',
      headers: people[name].headers,
      remoteAddress: from,
      payload: { Reason: reason, ...about },
    })
    return [answer.statusCode, answer.json<{ Id: number; Code?: string }>()] as const
  }
  return {
    ...server,
    comment,
    report,
    /** Lets days go by. */
    wait: (days: number) => {
      clock.now += days * DAY_MS
    },
    /** Texts of the comments that somebody sees, a visitor by default. */
    comments: async (name?: Name) => {
      const headers: Headers = name === undefined ? {} : people[name].headers
      const [, all] = await call<Written[]>(app, 'GET', `/recipe/${RECIPE}/comment`, headers)
      return all.map(({ Text }) => Text)
    },
    /** Makes a call as somebody. */
    as: async <Body>(
      name: Name,
      method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
      path: string,
      body?: object,
    ) => await call<Body>(app, method, path, people[name].headers, body),
  }
}
