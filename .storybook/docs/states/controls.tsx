import { SearchingPicker } from '#design-system/ingredient-picker/ingredient-picker.fixture.tsx'
import { useLanguage, type Language } from '#design-system/provider/context.ts'
import { RangeSlider } from '#design-system/range-slider/range-slider.tsx'
import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'
import { StarAverage, StarSummary } from '#design-system/star-rating/star-average.tsx'
import { StarRating } from '#design-system/star-rating/star-rating.tsx'
import { State, States } from './sheet.tsx'
import { WORDS } from './words.ts'

/** Every state of a rating. */
export function RatingStates() {
  const { rating: label, ratingMissing } = WORDS[useLanguage() as Language]
  return (
    <States>
      <State name="Empty">
        <StarRating label={label} />
      </State>
      <State name="Hover previews" shows="hover" on="span:nth-child(3)">
        <StarRating label={label} worded />
      </State>
      <State name="Focus, none chosen" shows="focus-visible" on="input">
        <StarRating label={label} />
      </State>
      <State name="Focus, chosen" shows="focus-visible" on="span:nth-child(4) > input">
        <StarRating label={label} defaultValue={4} />
      </State>
      <State name="Rated, in words">
        <StarRating label={label} defaultValue={4} worded />
      </State>
      <State name="Pending">
        <StarRating label={label} defaultValue={4} pending />
      </State>
      <State name="Disabled">
        <StarRating label={label} defaultValue={2} disabled />
      </State>
      <State name="Required and missing">
        <StarRating label={label} required error={ratingMissing} />
      </State>
      <State name="Average: none, 0.5, 4.3, 5">
        <div className="grid justify-items-start gap-2">
          {[0, 0.5, 4.3, 5].map((average) => (
            <StarAverage key={average} average={average} count={128} className="text-[1.25rem]" />
          ))}
        </div>
      </State>
      <State name="Short form">
        <div className="grid justify-items-start gap-2">
          <StarSummary average={4.8} count={1280} />
          <StarSummary average={0} count={0} />
        </div>
      </State>
    </States>
  )
}

/** Every state of a slider. */
export function SliderStates() {
  const words = WORDS[useLanguage() as Language]
  const time = {
    label: words.time,
    max: 180,
    formatValue: (minutes: number) => `${minutes}\u00a0min`,
    formatSpoken: (minutes: number) => `${minutes}\u00a0${words.minutes}`,
    noLimitText: words.noLimit,
  }
  return (
    <States>
      <State name="Between">
        <RangeSlider {...time} defaultValue={45} />
      </State>
      <State name="Least">
        <RangeSlider {...time} defaultValue={0} />
      </State>
      <State name="Most: no limit">
        <RangeSlider {...time} />
      </State>
      <State name="Focus on the thumb" shows="focus-visible" on="[role=slider]">
        <RangeSlider {...time} defaultValue={90} />
      </State>
      <State name="Hover on minus" shows="hover">
        <RangeSlider {...time} defaultValue={90} />
      </State>
      <State name="Focus on minus" shows="focus-visible">
        <RangeSlider {...time} defaultValue={90} />
      </State>
      <State name="Disabled">
        <RangeSlider {...time} defaultValue={45} disabled />
      </State>
      <State name="Without “no limit”">
        <RangeSlider
          label={words.calories}
          max={300}
          step={10}
          largeStep={50}
          defaultValue={250}
          formatValue={(amount) => `${amount}\u00a0kcal`}
        />
      </State>
    </States>
  )
}

/** Every state of a counter. */
export function CounterStates() {
  return (
    <States>
      <State name="As it begins">
        <ServingsCounter />
      </State>
      <State name="Fewest">
        <ServingsCounter defaultValue={1} />
      </State>
      <State name="Two digits">
        <ServingsCounter defaultValue={12} />
      </State>
      <State name="Three digits">
        <ServingsCounter defaultValue={240} />
      </State>
      <State name="Hover" shows="hover">
        <ServingsCounter />
      </State>
      <State name="Focus" shows="focus-visible">
        <ServingsCounter />
      </State>
      <State name="Focus on minus at the fewest" shows="focus-visible">
        <ServingsCounter defaultValue={1} />
      </State>
      <State name="Saving">
        <ServingsCounter status="saving" />
      </State>
      <State name="Not saved">
        <ServingsCounter status="error" />
      </State>
      <State name="Large">
        <ServingsCounter variant="large" defaultValue={4} />
      </State>
    </States>
  )
}

/** Every state of a picker; `data-types` is typed into the opened ones, then Arrow down. */
export function PickerStates() {
  const { withIngredients: label, ingredients, letters, unknown } = WORDS[useLanguage() as Language]
  const larder = ingredients.map((name, index) => ({
    id: index + 1,
    name,
    picture: index === 4 ? null : '/story/ingredients.webp',
  }))
  const some = larder.slice(0, 3)
  const picker = { label, larder, onSearch: () => undefined }
  return (
    <States>
      <State name="Nothing chosen">
        <SearchingPicker {...picker} />
      </State>
      <State name="Chosen, cut short">
        <SearchingPicker {...picker} defaultValue={larder} />
      </State>
      <State name="Hover" shows="hover">
        <SearchingPicker {...picker} />
      </State>
      <State name="Focus" shows="focus-visible">
        <SearchingPicker {...picker} defaultValue={some} />
      </State>
      <State name="Unavailable">
        <SearchingPicker {...picker} defaultValue={some.slice(0, 1)} disabled />
      </State>
      <State name="Open">
        <SearchingPicker {...picker} data-opens="" />
      </State>
      <State name="Suggestions, one highlighted">
        <SearchingPicker {...picker} data-opens={letters} data-highlights="" />
      </State>
      <State name="Open, with a choice">
        <SearchingPicker {...picker} data-opens="" defaultValue={some} />
      </State>
      <State name="Loading">
        <SearchingPicker {...picker} larder={[]} data-opens={letters} pending />
      </State>
      <State name="Nothing found">
        <SearchingPicker {...picker} data-opens={unknown} />
      </State>
    </States>
  )
}
