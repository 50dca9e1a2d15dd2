/** Peaks of the wave a second. */
export const PEAKS_A_SECOND = 20
