/**
 * Signing in, registering and setting a new password. The specification fixes some of these texts to the
 * letter, however they read: "Data are null", "Response is null", and those of failed providers.
 */
export const auth = {
  email: 'E-mail',
  password: 'Password',
  required: 'Please fill this in.',
  description:
    'Your recipes, your shopping list, your cookbooks: sign in to {brand} or register for free.',
  signIn: {
    title: 'Sign in',
    forgot: 'Forgot password?',
    submit: 'Sign in',
    or: 'or',
    newHere: 'New here?',
    create: 'Create an account',
    checkPassword: 'Check the password and try again.',
    noData: 'Data are null',
    registered: 'Your account is ready',
    registeredText: 'Sign in with the password you just chose.',
  },
  provider: {
    continue: 'Continue with {provider}',
    problem: {
      Google: 'login: Error: try again later, have problem with google login',
      Facebook: 'login: Error: try again later, have problem with facebook login',
    },
    failed: 'Signing in with {provider} did not work. Please try again later.',
    unconfigured: 'Signing in with {provider} is not set up here.',
    noResponse: 'Response is null',
  },
  passkey: {
    submit: 'Sign in with a passkey',
    failed: 'This passkey did not work. Try again, or sign in another way.',
  },
  passwordsOff: {
    title: 'Nobody signs in with a password here',
    text: 'Sign in with a passkey, or with one of the providers on the sign-in page.',
    new: 'Whoever is new comes with one of these:',
  },
  register: {
    title: 'Create account',
    name: 'Full name',
    username: 'Username',
    submit: 'Create account',
    terms: 'By registering you confirm that you are at least 13 and accept the',
    termsLink: 'terms',
    termsEnd: '.',
    member: 'Already a member?',
    invited: {
      title: 'You need an invitation',
      text: 'Whoever is new here comes by invitation. Ask somebody who cooks here already, and open the link that they give you.',
    },
    closed: {
      title: 'Nobody new can register at the moment',
      text: 'You can look at every recipe and cook it. Whoever has an account keeps it.',
    },
  },
  forgot: {
    title: 'Request password reset',
    text: 'Enter your e-mail address and we’ll send you a link to set a new password.',
    submit: 'Send the link',
    sent: 'Please check your e-mail',
    sentText:
      'If there is an account for {email}, we’ve sent you a link. Follow it to set a new password.',
    back: 'Back to sign in',
  },
  reset: {
    title: 'Set new password',
    password: 'New password',
    confirm: 'Confirm password',
    submit: 'Set new password',
    done: 'Your new password is set',
    doneText: 'Sign in with it now.',
  },
  newPassword: {
    hint: 'At least {count} characters.',
    empty: 'Empty fields.',
    mismatch: "New Password and Confirm Password doesn't match.",
    short: 'The password needs at least {count} characters.',
  },
} as const
