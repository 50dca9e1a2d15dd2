import { Button } from '#design-system/button/button.tsx'
import { Share2 } from '#design-system/icon/lucide.ts'
import { ShareLinks } from '#design-system/share-modal/share-links.tsx'
import type { Guide } from '../component-page/guide.ts'

const CONTENT = { url: 'https://simmer.example/cookbooks/7', title: 'Bowls and Broths' }

/** Guide to ShareModal. */
export const guide: Guide = {
  use: [
    'Shares a page: its address to copy, and a link to each network.',
    'Open it with `useShare`: on touch devices the system’s own sheet comes first.',
  ],
  avoid: [
    'To copy another text, use a Button.',
    'To invite people into a household or a list, use a page of its own.',
  ],
  anatomy: [
    ['Heading', '“Share”, and the name of what is shared'],
    ['Link', 'a read-only field; its text is selected on focus'],
    ['Copy', 'says “Copied” for two seconds'],
    ['Networks', 'five links in new tabs, and e-mail'],
    ['More options', 'the system’s sheet, where there is one'],
  ],
  keys: [
    ['Tab', 'link, “Copy”, networks, “Close”; the focus stays inside'],
    ['Enter, Space', 'presses “Copy”'],
    ['Enter', 'follows a link'],
    ['Escape', 'closes the dialog and returns the focus'],
  ],
  coversPage: true,
  comparison: {
    right: 'One button opens it.',
    good: <Button icon={Share2}>Share</Button>,
    wrong: 'All networks on the page: most people need one of them, once.',
    bad: <ShareLinks content={CONTENT} />,
  },
  content: [
    '`heading` says what is shared where that is not plain: “Share this cookbook”, „Dieses Kochbuch teilen“.',
    '`content.title` is the name alone: networks add their own words.',
  ],
  limits: [
    'The networks are fixed.',
    'It shares an address and a title: no picture, no text.',
    'Where the browser refuses to copy, it selects the link and says which keys copy it.',
    'Nothing is sent to a network before its link is followed, so no numbers of shares are shown.',
  ],
}
