import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import type { OwnFilm } from '#contract/films/own-film.ts'
import type { DeskSubmission } from '#contract/publishing/desk.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { VideoAction } from '#contract/recipes/video.ts'
import type { DeskCases } from '#contract/reports/desk-reports.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { EngineName } from '#server/db/engine.ts'
import { mainDatabase } from '#tests/support/database.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addFilm, CRUMBLE_FILM, otherFilm } from '#tests/support/films.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

/** Imani's crumble with a film, as it is published. */
async function start(engine: EngineName) {
  const clock = { time: Date.parse('2026-11-22T12:00:00Z') }
  const server = await startPublishing(engine, { now: () => new Date(clock.time) })
  const { app, people, send, decide, standing } = server
  const { imani, ed } = people
  const [, own] = await addOwn(app, imani.headers, PUBLIC_CRUMBLE)
  const film = await addFilm(app, imani.headers, own.Id)

  const approve = async () => {
    const [status, sent] = await send(imani, own)
    if (status >= 300) throw new Error(JSON.stringify(sent))
    const submission = sent.Submission?.Id ?? 0
    expect((await decide(ed, submission, 'approval'))[0]).toBe(200)
    return submission
  }
  await approve()
  const publicId = (await standing(imani, own.Id)).Published?.Id ?? 0
  const main = async () => {
    const [, recipe] = await call<Recipe>(app, 'GET', `/recipe/${publicId}?LangId=1`)
    return recipe.Videos.Main
  }
  const statusOf = async (url = '') => (await app.inject({ url })).statusCode
  const actions = async (id = 0, query = 'LangId=1') =>
    await call<VideoAction[]>(app, 'GET', `/video/${id}/action?${query}`)
  const change = async (document: object) =>
    await call<OwnFilm>(app, 'PATCH', `/my/recipes/${own.Id}/film`, imani.headers, {
      Version: 1,
      Document: document,
    })
  const desk = async (submission: number) =>
    (await call<DeskSubmission>(app, 'GET', `/desk/submissions/${submission}`, ed.headers))[1]
  return { ...server, clock, own, film, publicId, approve, main, statusOf, actions, change, desk }
}

const NEW_WORDS = {
  ...CRUMBLE_FILM,
  Captions: { en: [{ StartsMs: 0, StopsMs: 2000, Text: 'Melt it slowly.' }] },
}

test.skipIf(!HAS_FFMPEG).for(mainDatabase)(
  'FLM-120 a film is published with its recipe, under an address of its own (%s)',
  async (engine) => {
    const { app, people, film, publicId, main, statusOf, actions } = await start(engine)
    const shown = await main()
    expect(isOwnId(shown?.Id ?? 0)).toBe(false)
    expect(shown?.Mp4FilePath).not.toBe(film.Path)
    const served = await app.inject({ url: shown?.Mp4FilePath ?? '' })
    expect([served.statusCode, served.headers['cache-control']]).toEqual([200, 'public, no-cache'])
    const [, lines] = await actions(shown?.Id)
    // As those of the catalogue: every cache may keep them, and asks each time.
    for (const [id, who, cached] of [
      [shown?.Id, {}, 'public, no-cache'],
      [shown?.Id, people.mia.headers, 'public, no-cache'],
      [film.Id, people.imani.headers, 'private, no-cache'],
    ] as const) {
      const answer = await app.inject({ url: `/api/video/${id}/action?LangId=1`, headers: who })
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, cached])
    }
    expect(lines.map(({ Type, StepNumber }) => [Type, StepNumber])).toEqual([
      [0, 1],
      [1, 1],
      [0, 3],
      [1, 3],
    ])
    const [, steps] = await call<HowToStep[]>(app, 'GET', `/recipe/${publicId}/howto?LangId=0`)
    expect(steps[0]).toMatchObject({ Describe: expect.any(String), Sound: 'es zischt' })
    // The author's own stays as private as it was.
    expect((await actions(film.Id))[0]).toBe(404)
    expect(await statusOf(film.Path)).toBe(200)
  },
)

test.skipIf(!HAS_FFMPEG).for(mainDatabase)(
  'FLM-121 FLM-128 the desk sees the film that was sent in, and what differs from the published one (%s)',
  async (engine) => {
    const server = await start(engine)
    const { app, people, own, publicId, main, statusOf, actions, change, desk, send } = server
    const { imani } = people
    const before = await main()
    expect((await change(NEW_WORDS))[0]).toBe(200)
    // The draft is the same, and its film is not.
    const [, sent] = await send(imani, own)
    const id = sent.Submission?.Id ?? 0
    const answer = await desk(id)
    expect(answer).toMatchObject({
      Film: { Document: NEW_WORDS },
      LiveFilm: { Path: before?.Mp4FilePath, Document: CRUMBLE_FILM },
      FilmChanges: { IsOtherFilm: false, Steps: [], Captions: ['de', 'en'] },
      Card: { Changes: 2 },
    })
    expect(await statusOf(answer.Film?.Path)).toBe(200)
    // What the author goes on with changes nothing for others, nor for the desk.
    await addFilm(app, imani.headers, own.Id, { film: otherFilm() })
    expect(await desk(id)).toMatchObject({ Film: { Path: answer.Film?.Path, Document: NEW_WORDS } })
    expect(await main()).toEqual(before)
    await server.decide(people.ed, id, 'approval')
    expect(await main()).toEqual(before)
    expect((await actions(before?.Id))[1][1]).toMatchObject({ Text: 'Melt it slowly.' })
    const [, next] = await send(imani, own)
    const later = await desk(next.Submission?.Id ?? 0)
    expect(later.FilmChanges).toEqual({ IsOtherFilm: true, Steps: [], Captions: ['de', 'en'] })
    await call(app, 'DELETE', `/my/recipes/${own.Id}/submission`, imani.headers)
    expect(await statusOf(later.Film?.Path)).toBe(404)
    expect(publicId).toBeGreaterThan(0)
  },
)

test.skipIf(!HAS_FFMPEG).for(mainDatabase)(
  'FLM-122 a newer film breaks no kitchen that runs, and one that is withdrawn is nowhere (%s)',
  async (engine) => {
    const server = await start(engine)
    const { app, people, own, publicId, clock, main, statusOf, actions, approve } = server
    const { imani } = people
    const before = await main()
    await addFilm(app, imani.headers, own.Id, { film: otherFilm() })
    await approve()
    const after = await main()
    expect(after?.Id).not.toBe(before?.Id)
    expect([await statusOf(before?.Mp4FilePath), await statusOf(after?.Mp4FilePath)]).toEqual([
      200, 200,
    ])
    expect((await actions(before?.Id, 'LangId=1&Persons=3'))[0]).toBe(200)
    clock.time += 2 * DAY_MS
    expect(await statusOf(before?.Mp4FilePath)).toBe(404)
    expect((await actions(before?.Id))[0]).toBe(404)

    await call(app, 'DELETE', `/my/recipes/${own.Id}/publication`, imani.headers)
    expect((await call(app, 'GET', `/recipe/${publicId}`))[0]).toBe(404)
    expect(await statusOf(after?.Mp4FilePath)).toBe(404)
    expect((await actions(after?.Id))[0]).toBe(404)
    const [, kept] = await call<Recipe>(app, 'GET', `/recipe/${publicId}`, imani.headers)
    expect(await statusOf(kept.Videos.Main?.Mp4FilePath)).toBe(200)
  },
)

test.skipIf(!HAS_FFMPEG).for(mainDatabase)(
  'FLM-123 a film can be reported, and hiding it leaves the recipe with its cards (%s)',
  async (engine) => {
    const server = await start(engine)
    const { app, people, own, publicId, main, statusOf, actions, approve } = server
    const { imani, ed, mia } = people
    const before = await main()
    const report = { Kind: 'film', Id: publicId, Reason: 'copied' }
    expect((await call(app, 'POST', '/report', mia.headers, report))[0]).toBe(201)
    expect((await call(app, 'POST', '/report', mia.headers, { ...report, Id: 3 }))[0]).toBe(404)
    const caseOf = async () =>
      (await call<DeskCases>(app, 'GET', '/desk/reports?LangId=1', ed.headers))[1].Cases[0]
    const found = await caseOf()
    expect(found).toMatchObject({ Kind: 'film', Title: PUBLIC_CRUMBLE.Name.en })
    expect(found?.Text).toContain('xylanderian')
    const decide = async (act: string, Revision = '') =>
      await call(app, 'PATCH', `/desk/reports/${found?.Id}/${act}`, ed.headers, {
        Revision,
        Reason: 'copied',
        Remark: 'From a book.',
      })
    expect((await decide('hide', found?.Revision))[0]).toBe(200)
    expect(await main()).toBeNull()
    expect(await statusOf(before?.Mp4FilePath)).toBe(404)
    expect((await actions(before?.Id))[0]).toBe(404)
    expect((await call<HowToStep[]>(app, 'GET', `/recipe/${publicId}/howto`))[1]).toHaveLength(3)
    const [, cases] = await call<{ Cases: object[] }>(app, 'GET', '/my/cases', imani.headers)
    expect(cases.Cases).toMatchObject([{ Kind: 'film', IsHidden: true, OwnRecipeId: own.Id }])
    // Another one is shown once the desk has read it.
    await addFilm(app, imani.headers, own.Id, { film: otherFilm() })
    await approve()
    expect(await statusOf((await main())?.Mp4FilePath)).toBe(200)
  },
)
