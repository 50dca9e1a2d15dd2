import { expect, test } from 'vitest'
import { vttTime, webVtt } from '#design-system/sequence-player/vtt.ts'

test('VID-08 subtitles become a WebVTT file with their times, without markup', () => {
  const file = webVtt([
    { start: 0, stop: 6.4, text: 'Crush <b>800 g</b> tomatoes.' },
    { start: 3661.25, stop: 3662, text: 'Salt & pepper,\n\nif < 5 g --> more' },
  ])
  expect(file).toBe(
    [
      'WEBVTT',
      '',
      '00:00:00.000 --> 00:00:06.400',
      'Crush 800 g tomatoes.',
      '',
      '01:01:01.250 --> 01:01:02.000',
      'Salt &amp; pepper, if &lt; 5 g --&gt; more',
      '',
    ].join('\n'),
  )
})

test('a cue without duration is left out, an empty film has an empty file', () => {
  expect(webVtt([{ start: 2, stop: 2, text: 'never' }])).toBe('WEBVTT\n')
  expect(webVtt([])).toBe('WEBVTT\n')
})

test('times are rounded to milliseconds without overflowing a field', () => {
  expect(vttTime(59.9996)).toBe('00:01:00.000')
  expect(vttTime(-1)).toBe('00:00:00.000')
})
