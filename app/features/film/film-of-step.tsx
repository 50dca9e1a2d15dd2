import { StepFilm, type StepFilmProps } from '#design-system/sequence-player/index.ts'
import './film.css'

/** One step of a film with the style sheet of films, for the kitchen. */
export function FilmOfStep(props: StepFilmProps) {
  return <StepFilm {...props} />
}
