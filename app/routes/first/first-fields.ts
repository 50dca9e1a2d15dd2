import type { UseFormReturn } from 'react-hook-form'
import type { Registration } from '#contract/host/registration.ts'

/** What whoever comes first is asked. Names are those of the form that is posted without scripts. */
export interface FirstFields {
  words: string
  name: string
  email: string
  password: string
  place: string
  registration: Registration | undefined
  /** Whether the recipes that came with the start stay. */
  examples: 'yes' | 'no' | undefined
}

/** Props of each question. */
export interface QuestionProps {
  form: UseFormReturn<FirstFields>
}
