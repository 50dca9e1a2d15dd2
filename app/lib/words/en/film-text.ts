/** The film of a recipe as text. */
export const filmText = {
  plan: 'Plan it',
  title: 'The film as text',
  hint: 'with sounds and descriptions, to read or to take along',
  step: 'Step {number}',
  inFilm: 'In the film',
  captions: 'Captions, English',
  descriptions: 'Descriptions, English',
  loading: 'Loading the film',
  report: 'Report this recipe',
  reported: 'You reported it. We read it within two days.',
  reportFilm: 'Report its film',
  filmReported: 'You reported the film. We look at it within two days.',
} as const
