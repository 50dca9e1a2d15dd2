import { useMatches } from 'react-router-dom'
import { useSite } from '#app/lib/site/site.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { PasswordsOff } from './passwords-off.tsx'
import { Register } from './register.tsx'
import { ResetPassword } from './reset-password.tsx'
import { SignIn } from './sign-in.tsx'

/** Screens by the ids of their routes. */
const SCREENS: Record<string, () => React.ReactNode> = {
  signIn: SignIn,
  register: Register,
  forgotPassword: ForgotPassword,
  resetPassword: ResetPassword,
}

/**
 * The screens of /auth. They share nearly all of their code, so they are one module, and going from one
 * to another fetches nothing.
 */
export function Auth() {
  const id = useMatches().at(-1)?.id ?? ''
  const { hasNoPasswords } = useSite()
  const Screen = SCREENS[id] ?? SignIn
  if (hasNoPasswords && Screen !== SignIn) return <PasswordsOff isNew={id === 'register'} />
  return <Screen />
}
