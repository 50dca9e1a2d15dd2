import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { CircleAlert, Info, Trash2 } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { BOOK_COVER, HEADER } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type { CookbookPicture, OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { CookbookActs } from '../../use-cookbook-acts.ts'
import { useCookbookEditor } from '../context.ts'
import { CropFrame } from './crop-frame.tsx'
import { PartOfPicture } from './part-of-picture.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { usePictureDraft, type PictureDraft, type RecipePicture } from './use-picture-draft.ts'
import './pictures.css'

const SIZES = { cover: BOOK_COVER, header: HEADER } as const

/** The picture that a cookbook has in a place. */
const pictureOf = ({ Cover, Header }: OwnCookbook, place: CookbookPicture) =>
  place === 'cover' ? Cover : Header

/** Props of {@link PicturesSheet}. */
export interface PicturesSheetProps {
  /** The place that is shown first. */
  place: CookbookPicture
  acts: Pick<CookbookActs, 'setPicture' | 'removePicture'>
  onClose: () => void
}

/** Chooses and cuts the cover and the header of a cookbook, which keeps the one before until another is used. */
export function PicturesSheet({ place: first, acts, onClose }: PicturesSheetProps) {
  const { t } = useWords()
  const { cookbook } = useCookbookEditor()
  const { isPending, change } = useChange()
  const [place, setPlace] = useState(first)
  const drafts = { cover: usePictureDraft('cover'), header: usePictureDraft('header') }
  const { draft } = drafts[place]
  const use = async ({ file, part }: PictureDraft) => {
    const call = () => acts.setPicture(cookbook.Id, place, file, part)
    if (!(await change(t('ownCookbooks.picture.failed'), call))) return
    announce(t(`ownCookbooks.picture.used.${place}`))
    onClose()
  }
  return (
    <Dialog
      open
      shape="full"
      onOpenChange={onClose}
      title={t('ownCookbooks.picture.title')}
      footer={
        <div className="pic-footer">
          <Button onClick={onClose}>{t('ownCookbooks.cancel')}</Button>
          <Button
            variant="primary"
            pending={isPending}
            disabled={!draft}
            onClick={() => draft && void use(draft)}
          >
            {t('ownCookbooks.picture.use')}
          </Button>
        </div>
      }
    >
      <div className="bk-page-column">
        <Tabs
          label={t('ownCookbooks.picture.title')}
          value={place}
          onValueChange={(value) => setPlace(value === 'header' ? 'header' : 'cover')}
          items={(['cover', 'header'] as const).map((value) => ({
            value,
            label: t(`ownCookbooks.picture.${value}`),
            content: <Place place={value} acts={acts} {...drafts[value]} />,
          }))}
        />
      </div>
    </Dialog>
  )
}

type PlaceProps = ReturnType<typeof usePictureDraft> & {
  place: CookbookPicture
  acts: Pick<CookbookActs, 'removePicture'>
}

function Place({ place, acts, cut, draft, refusal, choose, upload, setPart }: PlaceProps) {
  const { t } = useWords()
  const { cookbook, recipeOf, nameOf } = useCookbookEditor()
  const { isPending, change } = useChange()
  const current = pictureOf(cookbook, place)
  const pictures = new Map<string, RecipePicture>()
  for (const id of recipesIn(cookbook)) {
    const path = recipeOf(id)?.CoverPath
    if (path) pictures.set(path, { path, name: nameOf(id) })
  }
  return (
    <div data-place={place} className="pic-columns">
      <div>
        {draft ? (
          <>
            <CropFrame
              place={place}
              picture={draft.picture}
              part={draft.part}
              cut={cut}
              onPart={setPart}
            />
            <p className="pic-limits">{t(`ownCookbooks.picture.help.${place}`)}</p>
            <h3 className="pic-heading">{t('ownCookbooks.picture.seen')}</h3>
            <PartOfPicture
              picture={draft.picture}
              part={draft.part}
              cut={cut}
              className={`pic-seen-${place}`}
            />
          </>
        ) : current ? (
          <>
            <h3 className="pic-heading">{t('ownCookbooks.picture.now')}</h3>
            <span className={`pic-part pic-seen-${place}`}>
              <Image
                {...pictureSources(current.Path, SIZES[place].width)}
                {...SIZES[place]}
                sizes="40rem"
                alt=""
              />
            </span>
            <Button
              variant="bare"
              icon={Trash2}
              pending={isPending}
              onClick={() =>
                void change(t('ownCookbooks.picture.failed'), () =>
                  acts.removePicture(cookbook.Id, place),
                )
              }
            >
              {t('ownCookbooks.picture.remove')}
            </Button>
          </>
        ) : (
          <p className="pic-none">{t(`ownCookbooks.picture.none.${place}`)}</p>
        )}
      </div>
      <div>
        <PictureChoice
          pictures={[...pictures.values()]}
          chosen={draft?.path}
          onChoose={(picture) => void choose(picture)}
          onUpload={(file) => void upload(file)}
        />
        {refusal !== undefined && (
          <p className="pic-note">
            <Icon of={CircleAlert} />
            {refusal}
          </p>
        )}
        {place === 'header' && (
          <p className="pic-note">
            <Icon of={Info} />
            {t('ownCookbooks.picture.quiet')}
          </p>
        )}
      </div>
    </div>
  )
}
