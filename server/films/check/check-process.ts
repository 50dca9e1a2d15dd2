import { serveParent } from '#server/children/serve-parent.ts'
import { checkFilm } from './check-film.ts'

/** The child process that reads films: what a member has made cannot harm the server. */
serveParent(checkFilm)
