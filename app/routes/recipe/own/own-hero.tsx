import { useState } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { CookingPot, Globe, Link, PenLine, Users } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { useMember } from '#app/features/account/index.ts'
import { FilmFailed, loadWayToKitchen } from '#app/features/film/index.ts'
import { LateResumeCard } from '#app/features/kitchen/index.ts'
import { RecipeOffline } from '#app/features/offline/index.ts'
import {
  OwnMore,
  publicationPath,
  useIsByLink,
  useWhoSees,
} from '#app/features/own-recipes/index.ts'
import { useRecipeIngredients, useServings } from '#app/features/recipes/index.ts'
import { LateAddToList } from '#app/features/shopping/index.ts'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER, PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { hasLongWord } from '#app/lib/words/has-long-word.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import type { Language } from '#contract/languages.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { MoreOpener } from '../hero-actions.tsx'
import { HERO, HERO_PICTURE } from '../hero-layout.ts'
import { OwnSourceLine } from './own-source-line.tsx'

const ONLY_IN = {
  de: 'ownRecipes.page.onlyDe',
  en: 'ownRecipes.page.onlyEn',
} as const satisfies Record<Language, string>

/** Props of {@link OwnHero}. */
export interface OwnHeroProps {
  recipe: Recipe
  /** Undefined until it has loaded, and for those who only read it. */
  own: OwnRecipe | undefined
}

/** Top of an own recipe: whose it is and who sees it, its name, the ways into the kitchen and to the list. */
export function OwnHero({ recipe, own }: OwnHeroProps) {
  const { t } = useWords()
  const { Language: language } = recipe
  return (
    <div className={cn(HERO, recipe.CoverPath === null && 'own-plain')}>
      <div>
        <Owner recipe={recipe} own={own} />
        <h1
          lang={language}
          className={cn('hyphens-auto', hasLongWord(recipe.Name) ? 'text-title' : 'text-display')}
        >
          {recipe.HyphenatedName ?? recipe.Name}
        </h1>
        {language && (
          <p className="mt-2 flex items-center gap-1.5 text-label text-ink-soft">
            <Icon of={Globe} size="s" />
            {t(ONLY_IN[language])}
          </p>
        )}
        {recipe.Description && (
          <p lang={language} className="mt-4 cook">
            {recipe.Description}
          </p>
        )}
        <OwnSourceLine source={recipe.Own?.Source} />
        <Actions recipe={recipe} own={own} />
        {recipe.RecipeTags.length > 0 && (
          <ul className="mt-5 flex flex-wrap gap-1.5">
            {recipe.RecipeTags.map(({ Name }) => (
              <li key={Name}>
                <Tag>{Name}</Tag>
              </li>
            ))}
          </ul>
        )}
        <RecipeOffline recipe={recipe} />
      </div>
      <div className={HERO_PICTURE}>
        <div className="relative overflow-hidden tablet:aspect-[16/10] max-tablet:aspect-picture desktop:aspect-picture desktop:rounded-sheet">
          <Image
            {...pictureSources(recipe.CoverPath, COVER.width)}
            {...COVER}
            sizes="(min-width: 80rem) 670px, (min-width: 62.0625rem) 55vw, 100vw"
            alt={recipe.CoverPath === null ? '' : recipe.Name}
            colour={recipe.CoverColour ?? undefined}
            eager
            className="h-full"
          />
        </div>
      </div>
    </div>
  )
}

/** Who sees the recipe, for the one who reads it; undefined until that is known. */
function useWho(
  isMine: boolean,
  own: OwnRecipe | undefined,
): { icon: IconDrawing; text: string } | undefined {
  const { t } = useWords()
  const isByLink = useIsByLink()
  const who = useWhoSees(own)
  if (own) return who
  if (isMine && !isByLink) return undefined
  return isByLink
    ? { icon: Link, text: t('ownRecipes.page.byLink') }
    : { icon: Users, text: t('ownRecipes.page.shared') }
}

function Owner({ recipe: { Id, Author, Own }, own }: Pick<OwnHeroProps, 'recipe' | 'own'>) {
  const { t } = useWords()
  const { member } = useMember()
  const isMine = Own?.IsMine === true
  const who = useWho(isMine, own)
  const name = isMine && member ? `${member.FirstName} ${member.LastName}` : Author.Name
  const picture = isMine && member ? member.AvatarPath : Author.ImagePath
  return (
    <div className="own-owner">
      <div className="flex min-w-0 items-center gap-3">
        {name !== '' && (
          <Avatar name={name} src={picture && pictureUrl(picture, PORTRAIT_WIDTH)} size="l" />
        )}
        <div className="min-w-0 text-label">
          {name !== '' && <p className="font-semibold">{name}</p>}
          {who && (
            <p className="flex items-center gap-1.5 text-ink-soft">
              <Icon of={who.icon} size="s" />
              {own?.Submission || own?.Publication ? (
                <TextLink href={publicationPath(Id)}>{who.text}</TextLink>
              ) : (
                who.text
              )}
            </p>
          )}
        </div>
      </div>
      {own && (
        <ButtonLink href={`${pathOf('recipe', Id)}/edit`} icon={PenLine}>
          {t('ownRecipes.page.edit')}
        </ButtonLink>
      )}
    </div>
  )
}

function Actions({ recipe, own }: Pick<OwnHeroProps, 'recipe' | 'own'>) {
  const { t } = useWords()
  const isSignedIn = useIsSignedIn()
  const isByLink = useIsByLink()
  const { ingredients = [] } = useRecipeIngredients(recipe.Id)
  const [persons] = useServings(recipe)
  const { code, isPending, hasFailed, ask } = useOnDemand(loadWayToKitchen)
  const [isOpen, setOpen] = useState(false)
  const cookAlong = () => {
    ask()
    setOpen(true)
  }
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-2">
        {recipe.StepCount > 0 && (
          <LateResumeCard recipeId={recipe.Id} onStartOver={cookAlong}>
            <Button
              variant="flame"
              size="l"
              icon={CookingPot}
              pending={isPending}
              onClick={cookAlong}
              className="max-tablet:basis-full"
            >
              {t('recipe.cookAlong')}
            </Button>
          </LateResumeCard>
        )}
        {isSignedIn && !isByLink && ingredients.length > 0 && (
          <LateAddToList
            recipe={recipe}
            ingredients={ingredients}
            persons={persons}
            label={t('ownRecipes.page.shopping')}
          />
        )}
        <OwnMore own={own} name={recipe.Name} opener={<MoreOpener />} />
      </div>
      {hasFailed && <FilmFailed of="kitchen" />}
      {code && <code.WayToKitchen recipe={recipe} open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
