import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { ChefHat } from '#design-system/icon/lucide.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { rememberPreview } from '#app/features/film-preview/index.ts'
import { rememberLink } from '#app/features/own-recipes/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { sendJson } from '#app/lib/api/send.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import { PREVIEW_CODE_DIGITS } from '#contract/films/limits.ts'

/** Why a kitchen was not opened. */
type Refusal = 'wrong' | 'fast' | 'failed'

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.status === 429) return 'fast'
  return error.status === 404 || error.status === 400 ? 'wrong' : 'failed'
}

/** Props of {@link OpenPreview}. */
export interface OpenPreviewProps {
  /** Six digits of the address, or '' where they are typed or in the QR code. */
  code: string
}

/** Opens the kitchen of a recipe whose author tries its film on this phone: by a QR code, or by six digits. */
export function OpenPreview({ code: first }: OpenPreviewProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [code, setCode] = useState(first)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const field = useRef<HTMLInputElement>(null)
  const hasBegun = useRef(false)

  const open = async (fields: { Code: string } | { Secret: string }) => {
    setPending(true)
    setRefusal(undefined)
    try {
      const { RecipeId, Token } = await sendJson('POST /film-preview', { fields })
      rememberLink(RecipeId, Token)
      rememberPreview(RecipeId, Token)
      await navigate(pathOf('cook', RecipeId), { replace: true })
    } catch (error) {
      setPending(false)
      setRefusal(refusalOf(error))
      requestAnimationFrame(() => field.current?.focus())
    }
  }

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const secret = location.hash.slice(1)
    if (secret !== '') void open({ Secret: secret })
    else if (first !== '') void open({ Code: first })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the address says is tried once
  }, [])

  return (
    <div className="page-column mx-auto grid max-w-md gap-5 py-10">
      <PageMeta
        title={t('studioPages.phone.title')}
        description={t('studioPages.phone.text')}
        noIndex
      />
      <h1 className="text-title">{t('studioPages.phone.title')}</h1>
      {isPending ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {t('studioPages.phone.opening')}
        </p>
      ) : (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (code.replaceAll(/\D/g, '').length === PREVIEW_CODE_DIGITS) void open({ Code: code })
            else setRefusal('wrong')
          }}
        >
          <TextField
            ref={field}
            label={t('studioPages.phone.code')}
            hint={t('studioPages.phone.text')}
            error={refusal && t(`studioPages.phone.${refusal}`)}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" variant="flame" size="l" icon={ChefHat}>
            {t('studioPages.phone.open')}
          </Button>
        </form>
      )}
    </div>
  )
}
