export { Carousel, type CarouselProps } from '#design-system/carousel/carousel.tsx'
