import { expect, test } from 'vitest'
import { newProject } from '../device/project.ts'
import { settingsOf } from './film-settings.ts'

/** The sides of the film that is made of one with other sides. */
function sidesOf(width: number, height: number, rotation: 0 | 90 = 0): [number, number] {
  const facts = {
    duration: 60,
    size: 1e6,
    width,
    height,
    codec: 'avc',
    isHdr: false,
    rate: [24, 60],
  } as const
  const files = [{ name: 'IMG_1.MOV', takenAt: 0, facts }]
  const made = settingsOf({ ...newProject([]), files, rotation })
  expect(made.rate).toBe(30)
  return [made.width, made.height]
}

test('FLM-137 a film is made as 720p, as 1080p where it was that or more, and never larger than it was', () => {
  expect(sidesOf(1280, 720)).toEqual([1280, 720])
  expect(sidesOf(1600, 900)).toEqual([1280, 720])
  expect(sidesOf(1920, 1080)).toEqual([1920, 1080])
  expect(sidesOf(3840, 2160)).toEqual([1920, 1080])
  expect(sidesOf(640, 360)).toEqual([640, 360])
  expect(sidesOf(2560, 1080)).toEqual([1920, 810])
})

test('FLM-137 upright and turned films have the same sides', () => {
  expect(sidesOf(1080, 1920)).toEqual([1080, 1920])
  expect(sidesOf(720, 1280)).toEqual([720, 1280])
  expect(sidesOf(3840, 2160, 90)).toEqual([1080, 1920])
})
