import { useMatches } from 'react-router-dom'
import { ForgotPassword } from './forgot-password.tsx'
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
  const Screen = SCREENS[useMatches().at(-1)?.id ?? ''] ?? SignIn
  return <Screen />
}
