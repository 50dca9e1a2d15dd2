// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en } from '#design-system/messages/en.ts'
import { DesignSystemProvider } from '#design-system/provider/provider.tsx'
import { FILM } from '#design-system/sequence-player/sequence-player.fixtures.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'

function player(props = {}) {
  const { container } = render(
    <DesignSystemProvider language="en" messages={en}>
      <SequencePlayer {...FILM} src="/film.mp4" id="film" className="m-1" {...props} />
    </DesignSystemProvider>,
  )
  return container
}

test('VID-19 the video element contains the sentence for browsers without video', () => {
  const video = player().querySelector('video')
  expect(video).toHaveTextContent('Your browser does not support HTML5 video.')
})

test('VID-08 the video element has a captions track and a chapters track', () => {
  const tracks = player().querySelectorAll('video > track')
  expect([...tracks].map((track) => track.getAttribute('kind'))).toEqual(['captions', 'chapters'])
  for (const track of tracks) {
    expect(track).toHaveAttribute('srclang', 'en')
    expect(track.getAttribute('src')).toMatch(/^blob:/)
  }
})

test('the player is a named region and forwards props to its section', () => {
  player()
  const region = screen.getByRole('region', { name: 'Step-by-step video: Spaghetti al pomodoro' })
  expect(region).toHaveAttribute('id', 'film')
  expect(region).toHaveClass('m-1')
})

test('a film without steps plays with the native controls', () => {
  const container = player({ steps: [] })
  expect(container.querySelector('video')).toHaveAttribute('controls')
  expect(screen.queryByRole('button')).toBeNull()
})
