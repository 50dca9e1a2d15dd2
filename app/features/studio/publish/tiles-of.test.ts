import { expect, test } from 'vitest'
import { newProject, giveUpJoined } from '../device/project.ts'
import { smallerOf } from '../make/film-settings.ts'
import { sentTiles } from './tiles-of.ts'

const cut = (key: string, from: number, to: number) => ({ key, pieces: [{ from, to }] })

test('FLM-151 what has arrived is told by the parts, one after another', () => {
  const cuts = [cut('chop', 0, 10), cut('fry', 20, 30)]
  const doneAt = (share: number) =>
    sentTiles(['chop', 'peel', 'fry'], { cuts }, share).map(({ done }) => done)
  expect(doneAt(0)).toEqual([0, 0, 0])
  expect(doneAt(0.25)).toEqual([0.5, 0, 0])
  expect(doneAt(0.75)).toEqual([1, 0, 0.5])
  expect(doneAt(1)).toEqual([1, 0, 1])
  expect(sentTiles(['peel'], { cuts }, 1)[0]?.kind).toBe('card')
})

test('FLM-150 an upload that was begun is given up with its film, a film that has arrived is not', () => {
  const joined = { file: 'film.mp4', sign: '', size: 1, upload: 'first' }
  const once = giveUpJoined({ ...newProject(['chop']), joined })
  expect(once).toMatchObject({ joined: undefined, givenUp: ['first'] })
  const sent = { ...joined, upload: 'second', isSent: true } as const
  expect(giveUpJoined({ ...once, joined: sent }).givenUp).toEqual(['first'])
})

test('FLM-150 where there is little room a film is made in 720p, if it was to be larger', () => {
  const of = { rotation: 0, rate: 30 } as const
  expect(smallerOf({ ...of, width: 1920, height: 1080 })).toMatchObject({
    width: 1280,
    height: 720,
  })
  expect(smallerOf({ ...of, width: 1080, height: 1920 })).toMatchObject({
    width: 720,
    height: 1280,
  })
  expect(smallerOf({ ...of, width: 1280, height: 720 })).toBeUndefined()
  expect(smallerOf({ ...of, width: 1920, height: 1080, isCopied: true })).toBeUndefined()
})
