import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'

/** The key of how the member signs in. It is not among the keys of every page. */
export const signInWaysKey = () => keyOf('/me/sign_in', {})

/** How the member signs in. What is done with it throws an ApiError. */
export function useSignInWays() {
  const isSignedIn = useIsSignedIn()
  const { data: ways, ...state } = useKey(isSignedIn ? signInWaysKey() : null)
  const { write } = useCacheEditor()
  return {
    ways,
    ...state,
    /**
     * Lets the browser make a passkey, and adds it.
     *
     * @returns its id
     * @throws the browser's error when its owner cancels
     */
    addPasskey: async (Name: string) => {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const { Options } = await send('POST /me/passkeys/options', {})
      const Passkey = await startRegistration({ optionsJSON: Options })
      const changed = await sendJson('POST /me/passkeys', { fields: { Name, Passkey } })
      await write(signInWaysKey(), changed)
      return changed.Passkeys[0]?.Id
    },
    renamePasskey: async (id: number, Name: string) =>
      await write(
        signInWaysKey(),
        await send('PATCH /me/passkeys/:id', { params: { id }, fields: { Name } }),
      ),
    /** Begins to link a provider; gives where the browser goes. */
    startLink: async (provider: string) =>
      (await send('POST /signup/external/:provider/link', { params: { provider } })).Address,
    /** Links a provider with the one-time code that came back from it. */
    linkProvider: async (Provider: string, Token: string) =>
      await write(
        signInWaysKey(),
        await send('POST /signup/externallink', { fields: { Provider, Token } }),
      ),
    unlinkProvider: async (provider: string) =>
      await write(
        signInWaysKey(),
        await send('DELETE /me/providers/:provider', { params: { provider } }),
      ),
    /** Signs out all other devices, and ends script keys. */
    signOutElsewhere: async () => await send('DELETE /me/sessions', {}),
    removePasskey: async (id: number) =>
      await write(signInWaysKey(), await send('DELETE /me/passkeys/:id', { params: { id } })),
  }
}
