/** Pixels of a stripe below the pictures of the film of numbers, and where it is read. */
const STRIPE = { width: 32, count: 10, y: 168 }

/** The number of the picture that a film of numbers shows, read from its stripes. */
export function shownNumber(container: ParentNode): number {
  const video = container.querySelector('video')!
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 180
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.drawImage(video, 0, 0)
  const bits = Array.from({ length: STRIPE.count }, (_, index) => {
    const x = index * STRIPE.width + STRIPE.width / 2
    return context.getImageData(x, STRIPE.y, 1, 1).data[0]! > 128 ? 2 ** index : 0
  })
  return bits.reduce((sum, bit) => sum + bit, 0)
}
