import { expect, test } from 'vitest'
import type { DeskMonths, MonthChoices } from '#contract/cookbooks/month.ts'
import type { DeskProfile } from '#contract/desk/authorship.ts'
import type { LogPage } from '#contract/desk/log.ts'
import type { DeskFoods, DeskTags } from '#contract/publishing/desk-words.ts'
import type { DeskContents } from '#contract/reports/desk-contents.ts'
import { foodOfSlug } from '#server/own-recipes/foods/write-foods.ts'
import { checkLog } from '#server/roles/desk-log.ts'
import { databases } from '#tests/support/database.ts'
import type { Person } from '#tests/support/desk.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
import { startCookbooks } from '#tests/support/published-cookbooks.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

test.for(databases)(
  'DSK-10 DSK-13 the log of a day at the desk is the list of what was done (%s)',
  async (engine) => {
    const { app, database, people, grant, publish, send, decide } = await startPublishing(engine)
    const { imani, ed, eve, mia } = people
    await grant('mia', 'admin')
    const done: [Person | null, string][] = [
      [null, 'role-granted'],
      [null, 'role-granted'],
      [null, 'role-granted'],
      [null, 'role-granted'],
    ]
    /** Makes a call that succeeds, and notes what it decides. */
    const act = async (who: Person, action: string, made: Promise<readonly [number, unknown]>) => {
      const [status, body] = await made
      expect([action, status, body]).toMatchObject([action, 200, {}])
      done.push([who, action])
    }
    const patch = (who: Person, path: string, body: object) =>
      call<object>(app, 'PATCH', path, who.headers, body)

    const { publicId } = await publish()
    done.push([ed, 'recipe-approved'])
    const [, own] = await addOwn(app, imani.headers, { ...PUBLIC_CRUMBLE, Name: { en: 'Pie' } })
    const [, sent] = await send(imani, own)
    const remark = { Remarks: [{ Field: 'Steps.bake', Text: 'With fan?' }] }
    await act(eve, 'recipe-returned', decide(eve, sent.Submission?.Id ?? 0, 'return', remark))
    const member = `/desk/members/${imani.id}`
    await act(ed, 'author-trusted', patch(ed, `${member}/trust`, { IsTrusted: true, Why: 'Good.' }))
    const written = { text: 'Cheap pans at spam.example!' }
    const path = `/recipe/${publicId}/comment`
    const [, comment] = await call<{ Id: number }>(app, 'POST', path, imani.headers, written)
    const listed = '/desk/contents?Kind=comment&LangId=1'
    const [, { Contents }] = await call<DeskContents>(app, 'GET', listed, ed.headers)
    const Revision = Contents.find(({ Id }) => Id === comment.Id)?.Revision
    const hiding = { Kind: 'comment', Id: comment.Id, Revision, Reason: 'advert', Remark: 'An ad.' }
    await act(ed, 'content-hidden', patch(ed, '/desk/contents/hide', hiding))
    const hold = { Reason: 'Ads.' }
    await act(eve, 'member-suspended', patch(eve, `${member}/suspend`, hold))
    await act(eve, 'suspension-lifted', patch(eve, `${member}/lift`, { Why: 'Sorry.' }))
    const role = await app.inject({
      method: 'DELETE',
      url: `/api/desk/members/${eve.id}/roles/editor?Why=Thanks`,
      headers: mia.headers,
    })
    expect(role.statusCode).toBe(200)
    done.push([mia, 'role-revoked'])

    const [, { Rows }] = await call<LogPage>(app, 'GET', '/desk/log?limit=100', mia.headers)
    const logged = Rows.toReversed().map(({ Actor, Action }) => [Actor?.Id ?? null, Action])
    expect(logged).toEqual(done.map(([who, action]) => [who?.id ?? null, action]))
    expect(await checkLog(database.db)).toMatchObject({ rows: done.length })
  },
)

test.for(databases)(
  'DSK-10 DSK-13 words, months, notices, cookbooks and profiles are in the log of the desk (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startCookbooks(engine)
    const { app, database, people, publish, send, decide } = server
    const { arranged, publishBook, deskList, decideBook } = server
    const { imani, ed, eve } = people
    const done: [Person, string][] = []
    /** Makes a call that succeeds, and notes what it decides. */
    const act = async (
      action: string,
      method: 'POST' | 'PATCH' | 'DELETE',
      path: string,
      body?: object,
      who = ed,
    ) => {
      const [status, answer] = await call<object>(app, method, path, who.headers, body)
      expect([action, status, answer]).toMatchObject([action, 200, {}])
      done.push([who, action])
    }
    const read = async <Body>(path: string) =>
      (await call<Body>(app, 'GET', `${path}LangId=1`, ed.headers))[1]

    // A food and a tag of each of two recipes: one becomes the catalogue's, the other is one that it has.
    const { own } = await publish()
    done.push([ed, 'recipe-approved'])
    const [, pie] = await addOwn(app, imani.headers, {
      ...PUBLIC_CRUMBLE,
      Name: { en: 'Pie' },
      Lines: [{ Key: 'bean', Text: { en: '2 tonkoxyl beans' } }],
      Steps: [{ Key: 'cook', Text: { en: 'Grate {bean!|the beans}.' } }],
      Tags: ['nanaxyl style'],
    })
    const [, sent] = await send(imani, pie)
    expect((await decide(eve, sent.Submission?.Id ?? 0, 'approval'))[0]).toBe(200)
    done.push([eve, 'recipe-approved'])
    const { Foods } = await read<DeskFoods>('/desk/foods?')
    const bean = Foods.find(({ Name }) => Name.startsWith('tonkoxyl'))
    const plum = Foods.find(({ Name }) => Name.startsWith('zwetschgoxyl'))
    const Names = {
      en: { One: 'tonkoxyl bean', Other: 'tonkoxyl beans' },
      de: { One: 'Tonkoxylbohne', Other: 'Tonkoxylbohnen' },
    }
    const adopted = { Names, DepartementId: bean?.DepartementId }
    await act('food-adopted', 'POST', `/desk/foods/${bean?.Id}/adopt`, adopted)
    const Into = await foodOfSlug(database.db, 'plum')
    await act('food-merged', 'POST', `/desk/foods/${plum?.Id}/merge`, { Into })
    const tag = { Name: 'grandma’s', Names: { en: 'Family recipes', de: 'Familienrezepte' } }
    await act('tag-adopted', 'POST', '/desk/tags/adopt', tag)
    const { Known } = await read<DeskTags>('/desk/tags?')
    const merged = { Name: 'nanaxyl style', Into: Known[0]?.Id }
    await act('tag-merged', 'POST', '/desk/tags/merge', merged)

    const { Months } = await read<DeskMonths>('/desk/months?')
    const month = `/desk/months/${Months[3]?.Month}`
    const { Choices } = await read<MonthChoices>(`${month}/choices?`)
    const CookbookId = Choices.find(({ Misses }) => Misses.length === 0)?.Id
    await act('month-chosen', 'POST', `${month}?LangId=1`, { CookbookId })
    await act('month-cleared', 'DELETE', `${month}?LangId=1`, undefined, eve)

    const notice = {
      Name: 'Jo Weber',
      Email: 'jo@weber.example',
      Page: 'https://simmer.example/recipes/3',
      Reason: 'copied',
      Text: 'Page 44 of my book.',
      IsInGoodFaith: true,
    }
    await app.inject({ method: 'POST', url: '/api/notice?LangId=0', payload: notice })
    await act('notice-closed', 'PATCH', '/desk/notices/1/close', { Remark: 'Taken down.' })

    const { book } = await arranged({ Recipes: [own.Id] })
    for (const [act, action] of [
      ['return', 'cookbook-returned'],
      ['approval', 'cookbook-approved'],
    ] as const) {
      await publishBook(book.Id)
      const [waits] = (await deskList()).Cookbooks
      const body = act === 'return' ? { Answer: 'Which crust?' } : undefined
      expect((await decideBook(waits?.Id ?? 0, act, ed, body))[0]).toBe(200)
      done.push([ed, action])
    }
    for (const [Name, act, action] of [
      ['Imani A.', 'return', 'profile-returned'],
      ['Imani B.', 'approve', 'profile-approved'],
    ] as const) {
      await call(app, 'PATCH', '/my/author', imani.headers, { Name })
      const { Profiles } = await read<{ Profiles: DeskProfile[] }>('/desk/profiles?')
      const path = `/desk/profiles/${Profiles[0]?.Id}/${act}`
      const body = act === 'return' ? { Remark: 'Your whole name?' } : undefined
      expect((await call(app, 'PATCH', path, ed.headers, body))[0]).toBe(200)
      done.push([ed, action])
    }

    const [, { Rows }] = await call<LogPage>(app, 'GET', '/desk/log?limit=100', ed.headers)
    const logged = Rows.toReversed().flatMap(({ Actor, Action }) =>
      Actor ? [[Actor.Id, Action]] : [],
    )
    expect(logged).toEqual(done.map(([who, action]) => [who.id, action]))
    expect(await checkLog(database.db)).toMatchObject({ rows: Rows.length })
  },
)
