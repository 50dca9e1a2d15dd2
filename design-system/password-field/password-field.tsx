import { useEffect, useRef, useState } from 'react'
import { Eye, EyeOff } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useMessages } from '#design-system/provider/context.ts'
import { TextField, type TextFieldProps } from '#design-system/text-field/text-field.tsx'

/** Props of {@link PasswordField}: those of a {@link TextField}. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'end'> {
  /** Whether password managers offer the saved password or generate a new one. */
  autoComplete: 'current-password' | 'new-password'
}

/**
 * A password field with a button that shows the password. Submitting the form hides it again.
 *
 * @selector [aria-pressed="true"] on the button while the password is shown
 */
export function PasswordField({ disabled, ...props }: PasswordFieldProps) {
  const { password: words } = useMessages()
  const [isShown, setIsShown] = useState(false)
  const eye = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = eye.current?.form
    const hide = () => setIsShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <TextField
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      disabled={disabled}
      end={
        <IconButton
          ref={eye}
          label={words.show}
          icon={isShown ? EyeOff : Eye}
          aria-pressed={isShown}
          disabled={disabled}
          onClick={() => setIsShown(!isShown)}
          className="-outline-offset-3 focus-visible:ring-0"
        />
      }
      {...props}
    />
  )
}
