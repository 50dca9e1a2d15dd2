import { EncodedPacketSink } from 'mediabunny'
import { describe, expect, test } from 'vitest'
import { ffmpeg, H264, HAS_FFMPEG, PICTURE, TONE } from '#tests/support/ffmpeg.ts'
import { findEnd, type FilmEnd } from './find-end.ts'
import { withFilm } from './open-film.ts'

const SOUND = '-c:a aac'
const FIRST = '-movflags faststart'
/** Pictures that lean on later ones, as cameras and programs write them. */
const LEANING = '-c:v libx264 -preset veryfast -bf 3 -g 90 -pix_fmt yuv420p'

/** How long a film is of which only a share is there. */
async function endOf(bytes: Buffer, share: number): Promise<FilmEnd> {
  const file = new Blob([new Uint8Array(bytes.subarray(0, Math.floor(bytes.length * share)))])
  return await withFilm(file, async ({ video, ...film }) => {
    if (!video) throw new Error('It has no pictures.')
    return await findEnd({ ...film, video }, await video.computeDuration())
  })
}

describe.skipIf(!HAS_FFMPEG)('the end of a film', () => {
  const inputs = `${PICTURE(10)} ${TONE(10)}`
  const index = () => ffmpeg(`${inputs} ${H264} ${SOUND} ${FIRST}`)
  const leaning = () => ffmpeg(`${inputs} ${LEANING} ${SOUND} ${FIRST}`)
  const webm = () => ffmpeg(`${inputs} -c:v libvpx -b:v 300k -c:a libopus`, 'webm')
  const pieces = () => ffmpeg(`${inputs} ${H264} ${SOUND} -movflags frag_keyframe+empty_moov`)

  test.each([
    ['MP4 with its index at the beginning', index],
    ['MP4 with pictures that lean on later ones', leaning],
    ['WebM', webm],
    ['MP4 in pieces', pieces],
  ])('a whole film ends where its file says: %s', async (_, make) => {
    const { end, whole } = await endOf(make(), 1)
    expect(end).toBe(whole)
    expect(end).toBeCloseTo(10, 0)
  })

  test.each([
    ['MP4 with its index at the beginning', index],
    ['MP4 with pictures that lean on later ones', leaning],
    ['WebM', webm],
  ])('FLM-154 a film that is cut off ends where its pictures do: %s', async (_, make) => {
    const { end, whole } = await endOf(make(), 0.6)
    expect(whole).toBeCloseTo(10, 0)
    expect(end).toBeGreaterThan(2)
    expect(end).toBeLessThan(8)
  })

  test('FLM-154 every picture before the end is in the file, and more would not be', async () => {
    const bytes = leaning()
    const { end } = await endOf(bytes, 0.6)
    const more = await endOf(bytes, 0.62)
    expect(more.end).toBeGreaterThan(end)
    const file = new Blob([new Uint8Array(bytes.subarray(0, Math.floor(bytes.length * 0.6)))])
    await withFilm(file, async ({ video }) => {
      let last = 0
      if (video)
        for await (const { timestamp } of new EncodedPacketSink(video).packets())
          last = Math.max(last, timestamp)
      // Browsers stumble over the picture that is broken.
      expect(end).toBe(last - 1)
    })
  })

  test('a recording in pieces that broke off says nothing of more, and is as long as its pieces', async () => {
    const { end } = await endOf(pieces(), 0.6)
    expect(end).toBeGreaterThan(3)
    expect(end).toBeLessThan(8)
  })

  test('sound that goes on is no missing end', async () => {
    const longer = ffmpeg(`${PICTURE(3)} ${TONE(9)} -c:v libvpx -c:a libopus`, 'webm')
    const { end, whole } = await endOf(longer, 1)
    expect(end).toBe(whole)
  })
})
