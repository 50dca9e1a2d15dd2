import { expect, test } from 'vitest'
import { bell as de } from '#app/lib/words/de/bell.ts'
import { bell as en } from '#app/lib/words/en/bell.ts'
import { lineOf } from './line-of.ts'

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

const android = {
  userAgent: `Mozilla/5.0 (Linux; Android 16) ${CHROME} Mobile Safari/537.36`,
  maxTouchPoints: 5,
}
const iPhone = {
  userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI}`,
  maxTouchPoints: 5,
}
const iPad = { userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)`, maxTouchPoints: 5 }
const computer = {
  userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`,
  maxTouchPoints: 0,
}

test('a line names the device that it is about, in both languages', () => {
  const said = [
    lineOf('quiet', android),
    lineOf('quiet', computer),
    lineOf('left', android),
    lineOf('left', computer),
  ]
  expect(said.map((line) => en.lines[line])).toEqual([
    'Bell quiet: shows on this phone, makes no sound.',
    'Bell quiet: shows on this computer, makes no sound.',
    'You signed out. The timers of this phone go on and ring here.',
    'You signed out. The timers of this computer go on and ring here.',
  ])
  expect(said.map((line) => de.lines[line])).toEqual([
    'Klingel leise: zeigt sich auf diesem Handy, ohne Ton.',
    'Klingel leise: zeigt sich auf diesem Computer, ohne Ton.',
    'Du bist abgemeldet. Die Timer auf diesem Handy laufen weiter und klingeln hier.',
    'Du bist abgemeldet. Die Timer auf diesem Computer laufen weiter und klingeln hier.',
  ])
})

test('an iPad is not told that it is an iPhone', () => {
  expect(en.lines[lineOf('home', iPhone)]).toContain('this iPhone needs Simmer')
  expect(en.lines[lineOf('home', iPad)]).toContain('this iPad needs Simmer')
  expect(de.lines[lineOf('home', iPad)]).toContain('braucht dieses iPad Simmer')
})
