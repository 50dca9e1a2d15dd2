import { expect, test } from 'vitest'
import type { AuthorComments } from '#contract/author-page/comments.ts'
import { ANSWER_CHANGE_HOURS } from '#contract/author-page/limits.ts'
import { HOUR_MS } from '#contract/durations.ts'
import type { Comment } from '#contract/recipes/comment.ts'
import type { StepNote } from '#contract/step-notes/step-note.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { databases } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startComments } from '#tests/support/author-comments.ts'

const textsOf = ({ Comments }: AuthorComments) => Comments.map(({ Comment: { Text } }) => Text)

test.for(databases)(
  'FOL-70 comments wait for the author, questions first, and for nobody else (%s)',
  async (engine) => {
    const { list, act, said, asked, people } = await startComments(engine)
    const [status, waiting] = await list()
    expect(status).toBe(200)
    expect(textsOf(waiting)).toEqual([asked.Text, said.Text])
    expect(waiting.Counts).toEqual({ waiting: 2, questions: 1, answered: 0, all: 2 })
    expect(waiting.Comments[0]).toMatchObject({ IsQuestion: true, Step: 2 })
    expect(textsOf((await list('questions'))[1])).toEqual([asked.Text])
    // Said to need none, and taken back.
    const [, settled] = await act('PATCH', `${said.Id}`, { IsSettled: true })
    expect(settled).toMatchObject({ IsSettled: true, Comment: { Id: said.Id } })
    expect(textsOf((await list())[1])).toEqual([asked.Text])
    await act('PATCH', `${said.Id}`, { IsSettled: false })
    expect((await list())[1].Counts.waiting).toBe(2)
    for (const other of [people.mia, people.ed]) expect((await list('all', other))[0]).toBe(404)
  },
)

test.for(databases)(
  'FOL-71 an answer stands at its comment under the name of the author, once (%s)',
  async (engine) => {
    const { list, act, shown, asked, publicId, app, people } = await startComments(engine)
    const Text = 'Yes, straight from the fridge.'
    const [status, answered] = await act('POST', `${asked.Id}/answer`, { Text })
    expect([status, answered.Comment.Answer?.Text]).toEqual([201, Text])
    expect((await act('POST', `${asked.Id}/answer`, { Text }))[0]).toBe(201)
    expect((await act('POST', `${asked.Id}/answer`, { Text: 'No.' }))[0]).toBe(409)
    const comments = await shown()
    expect(comments).toHaveLength(2)
    expect(comments[0]).toMatchObject({
      Id: asked.Id,
      Answer: { Text, IsByAuthor: true, User: { FirstName: 'Imani Krause', LastName: '' } },
    })
    expect(comments[0]).not.toHaveProperty('IsByAuthor')
    expect((await list())[1].Counts).toEqual({ waiting: 1, questions: 0, answered: 1, all: 2 })
    // It is liked like any comment.
    const like = `/recipe/${publicId}/comment/${comments[0]?.Answer?.Id}/like`
    expect((await call<Comment>(app, 'PATCH', like, people.mia.headers))[1].Likes).toBe(1)
    expect((await act('POST', `${asked.Id}/answer`, { Text }, people.mia))[0]).toBe(404)
  },
)

test.for(databases)(
  'FOL-72 an answer is changed within a day, and says so; its note follows (%s)',
  async (engine) => {
    const { act, shown, asked, clock, app, publicId } = await startComments(engine)
    await act('POST', `${asked.Id}/answer`, { Text: 'Yes.', Step: 2 })
    const [, steps] = await call<HowToStep[]>(app, 'GET', `/recipe/${publicId}/howto?LangId=1`)
    const notes = async () =>
      (
        await call<StepNote[]>(
          app,
          'GET',
          `/recipe/${publicId}/note?StepId=${steps[1]?.Id}&LangId=1`,
        )
      )[1].map(({ Text }) => Text)
    expect(await notes()).toEqual(['Yes.'])
    clock.now += ANSWER_CHANGE_HOURS * HOUR_MS
    const [status] = await act('PATCH', `${asked.Id}/answer`, { Text: 'Yes, very cold.' })
    expect(status).toBe(200)
    expect((await shown())[0]?.Answer).toMatchObject({
      Text: 'Yes, very cold.',
      Changed: new Date(clock.now).toISOString(),
    })
    expect(await notes()).toEqual(['Yes, very cold.'])
    clock.now += HOUR_MS
    expect((await act('PATCH', `${asked.Id}/answer`, { Text: 'No.' }))[0]).toBe(409)
    expect(await notes()).toEqual(['Yes, very cold.'])
  },
)
