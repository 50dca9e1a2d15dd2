import { expect, test } from 'vitest'
import { newHistory } from '#cooking/film/history.ts'
import { newProject, type Project } from '../device/project.ts'
import { importCaptions } from './import-captions.ts'
import { beginningLines, captionsFile } from './saved-words.ts'

const STEPS = [
  { Key: 'chop', Text: { en: 'Chop the onions finely.', de: 'Die Zwiebeln fein hacken.' } },
  { Key: 'fry', Text: { en: 'Fry them until golden. Stir now and then.' } },
  { Key: 'serve', Text: { en: 'Serve.' } },
]

/** A film of 30 seconds whose second step was filmed first, and whose third has no place. */
function project(): Project {
  const facts = {
    duration: 30,
    size: 1,
    width: 1280,
    height: 720,
    codec: 'avc',
    isHdr: false,
    rate: [30, 30],
  } as const
  const steps = [{ key: 'chop', at: 14.5 }, { key: 'fry', at: 3.2 }, { key: 'serve' }]
  return {
    ...newProject(['chop', 'fry', 'serve']),
    files: [{ name: 'IMG_1.MOV', takenAt: 0, facts }],
    history: newHistory({ steps, gaps: [], openGap: null }),
  }
}

/** The project with the captions of a file. */
function withCaptions(before: Project, text: string): Project {
  const brought = importCaptions(text, before)
  if (!brought) throw new Error('These are no captions.')
  return {
    ...before,
    words: { ...before.words, captions: { ...before.words.captions, en: brought.steps } },
  }
}

test('FLM-37 captions that were saved are taken again, and saved as they were', () => {
  const before = project()
  const saved = captionsFile(before, STEPS, 'en') ?? ''
  expect(saved).toContain('Chop the onions finely.')
  expect(importCaptions(saved, before)).toMatchObject({ language: 'en', refusals: [] })
  const after = withCaptions(before, saved)
  expect(captionsFile(after, STEPS, 'en')).toBe(saved)
  expect(captionsFile(after, STEPS, 'de')).toBe(captionsFile(before, STEPS, 'de'))
})

test('FLM-37 captions of a file lie in the parts in which they begin, and end with them', () => {
  const text = 'WEBVTT\n\n00:14.000 --> 00:17.000\nNearly over\n\n00:16.000 --> 00:18.000\nGolden\n'
  // The part of the first step lasts 15.5 seconds in the film that is made.
  expect(importCaptions(text, project())?.steps).toEqual({
    chop: [{ from: 14, to: 15.5, Text: 'Nearly over' }],
    fry: [{ from: 0.5, to: 2.5, Text: 'Golden' }],
  })
})

test('FLM-37 chapters and lines are no captions, and captions wait for the first place', () => {
  const chapters = 'WEBVTT\nKind: chapters\n\n00:01.000 --> 00:02.000\nChop\n'
  expect(importCaptions(chapters, project())).toBeUndefined()
  expect(importCaptions('00:42 Chop', project())).toBeUndefined()
  const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nChop\n'
  expect(importCaptions(captions, newProject(['chop']))).toBeUndefined()
})

test('FLM-37 beginnings are copied as lines, in the order of the film as it was taken', () => {
  expect(beginningLines(project(), STEPS, 'en')).toBe(
    '00:03.200 Fry them until golden.\n00:14.500 Chop the onions finely.\n',
  )
})
