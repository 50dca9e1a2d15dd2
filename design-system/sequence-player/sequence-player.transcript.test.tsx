import { expect, test } from 'vitest'
import {
  DURATION,
  FILM,
  GERMAN_FILM,
} from '#design-system/sequence-player/sequence-player.fixtures.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'
import { fakeMedia, run } from '../../.storybook/mocks/media.ts'

const FILMS = { en: FILM, de: GERMAN_FILM }

const play = (seconds: number) => () => {
  const film = document.querySelector('video')
  if (film) run(film, seconds)
}

test.each(LANGUAGES)('a film is announced as in spoken.%s.txt', async (language) => {
  const restore = fakeMedia({ duration: DURATION })
  const reporter = await listen(
    'SequencePlayer',
    language,
    <SequencePlayer {...FILMS[language]} src="/film.mp4" musicSrc="/music.m4a" />,
  )
  await reporter.reads()
  await reporter.press('Tab', 'Enter', 'Tab', ' ', 'Tab', 'Tab', 'Escape')
  await reporter.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter')
  await reporter.does('The film reaches the second step', play(10))
  await reporter.press('Enter')
  await reporter.does('The film reaches the third step', play(10))
  await reporter.press('ArrowRight', 'ArrowLeft')
  await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.${language}.txt`)
  restore()
})
