export { RangeSlider, type RangeSliderProps } from '#design-system/range-slider/range-slider.tsx'
