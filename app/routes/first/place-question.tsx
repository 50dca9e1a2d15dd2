import { Controller } from 'react-hook-form'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useSite } from '#app/lib/site/site.ts'
import { PickCards, type PickOption } from '#app/lib/ui/pick-cards.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PLACE_MAX } from '#contract/host/limits.ts'
import { REGISTRATIONS } from '#contract/host/registrations.ts'
import type { QuestionProps } from './first-fields.ts'

/** Props of {@link PlaceQuestion}. */
export interface PlaceQuestionProps extends QuestionProps {
  /** How many recipes came with the start; without any nothing is asked about them. */
  recipes: number
}

/** For whom the site is, who may register, and whether the example recipes stay. Nothing is chosen beforehand. */
export function PlaceQuestion({ form, recipes }: PlaceQuestionProps) {
  const { t } = useWords()
  const { plain } = useSite()
  const examples = (['yes', 'no'] as const).map((value) => ({
    value,
    title: t(`first.place.examples.${value}`, { count: recipes }),
    text: t(`first.place.examples.${value}Text`),
  }))
  return (
    <section>
      <h2 className="text-heading">
        <i>3</i> {t('first.place.title')}
      </h2>
      <div className="grid gap-4">
        <TextField
          {...form.register('place')}
          defaultValue={plain?.fields['place']}
          label={t('first.place.label')}
          hint={t('first.place.hint', { place: t('first.place.example') })}
          maxLength={PLACE_MAX}
          autoComplete="off"
        />
        <Choice
          form={form}
          name="registration"
          label={t('first.place.who')}
          options={REGISTRATIONS.map((value) => ({
            value,
            title: t(`first.place.${value}`),
            text: value === 'invited' ? t('first.place.invitedText') : undefined,
          }))}
          missing={t('first.place.missing')}
        />
        {recipes > 0 && (
          <Choice
            form={form}
            name="examples"
            label={t('first.place.examples.label')}
            options={examples}
            missing={t('first.place.examples.missing')}
          />
        )}
      </div>
    </section>
  )
}

interface ChoiceProps extends QuestionProps {
  name: 'registration' | 'examples'
  label: string
  options: readonly PickOption<string>[]
  missing: string
}

/** A question with few answers, one of which has to be chosen. */
function Choice({ form, name, label, options, missing }: ChoiceProps) {
  return (
    <Controller
      name={name}
      control={form.control}
      rules={{ validate: (value) => value !== undefined }}
      render={({ field, fieldState }) => (
        <PickCards
          ref={field.ref}
          name={name}
          label={label}
          options={options}
          value={field.value}
          onValueChange={field.onChange}
          error={fieldState.error && missing}
        />
      )}
    />
  )
}
