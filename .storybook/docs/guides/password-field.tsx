import { PasswordField } from '#design-system/password-field/password-field.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to PasswordField. */
export const guide: Guide = {
  use: ['A password: to sign in, to set one, to confirm a deletion.'],
  avoid: ['For codes that are shown to others anyway, use TextField.'],
  anatomy: [
    ['Label', 'above the field'],
    ['Field', 'a native password field'],
    ['Eye', 'shows the password'],
    ['Hint, error', 'below the field'],
  ],
  keys: [
    ['Tab', 'focuses the field, then the eye'],
    ['Space, Enter', 'on the eye: shows or hides the password'],
  ],
  comparison: {
    right: 'The rule stands there before a mistake.',
    good: (
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 12 characters"
      />
    ),
    wrong: 'The rule comes as an error.',
    bad: <PasswordField label="New password" autoComplete="new-password" error="Too short!" />,
  },
  content: [
    'The label says which: “Current password”, „Aktuelles Passwort“.',
    'An error says what is missing: “At least 12 characters”, „Mindestens 12 Zeichen“.',
  ],
  limits: [
    'It measures no strength and checks no rule.',
    '`autoComplete` must be right, or password managers offer the wrong one.',
    'A second field to repeat the password is not part of it; the eye makes it needless.',
  ],
}
