import {
  BlobSource,
  Input,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny'

/** A film that is read. */
export interface OpenFilm {
  readonly input: Input
  readonly video: InputVideoTrack | null
  readonly sound: InputAudioTrack | null
}

/** Bytes of the file that are kept in memory at once. */
const CACHE = 16 * 1024 ** 2

/** Opens a film; the caller disposes of its input. @throws for a file that is no film */
async function openFilm(file: Blob): Promise<OpenFilm> {
  const source = new BlobSource(file, { maxCacheSize: CACHE })
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA] })
  const video = await input.getPrimaryVideoTrack()
  const sound = await input.getPrimaryAudioTrack()
  return { input, video, sound }
}

/** Runs something with an open film. */
export async function withFilm<Result>(
  file: Blob,
  run: (film: OpenFilm) => Promise<Result>,
): Promise<Result> {
  const film = await openFilm(file)
  try {
    return await run(film)
  } finally {
    film.input.dispose()
  }
}
