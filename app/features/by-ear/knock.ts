let context: AudioContext | undefined

/** Seconds that a knock lasts. */
const LASTS = 0.09
/** The body of the wood, in hertz, and how loud each part is. */
const PARTS = [
  { hertz: 210, loudness: 0.7 },
  { hertz: 480, loudness: 0.3 },
] as const

/** One knock on wood: it is the cook's turn. It sounds unlike the bell. */
export function knock(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  context.resume().catch(() => undefined)
  const now = context.currentTime
  for (const { hertz, loudness } of PARTS) {
    const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(loudness, now)
    gain.gain.exponentialRampToValueAtTime(0.001, now + LASTS)
    tone.connect(gain).connect(context.destination)
    tone.start(now)
    tone.stop(now + LASTS)
  }
}
