import { serveParent } from '#server/children/serve-parent.ts'
import { checkFilm } from './check-film.ts'

/** The child process that reads films, so that a malicious file cannot harm the server. */
serveParent(checkFilm)
