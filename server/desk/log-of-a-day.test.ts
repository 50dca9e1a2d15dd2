import { expect, test } from 'vitest'
import type { LogPage } from '#contract/desk/log.ts'
import type { DeskContents } from '#contract/reports/desk-contents.ts'
import { checkLog } from '#server/roles/desk-log.ts'
import { databases } from '#tests/support/database.ts'
import type { Person } from '#tests/support/desk.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
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
