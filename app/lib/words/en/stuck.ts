/** Where cooks get stuck. */
export const stuck = {
  label: 'Count where cooks get stuck',
  hint: 'Replays, long waits and where a recipe is left, for each step. Without your name, device or address.',
  refused: 'Your browser asks not to be counted, so nothing is.',
  text: 'Shows authors which step is hard, once ten cooks have made a recipe.',
} as const
