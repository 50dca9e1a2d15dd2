/** Texts of the share dialog, loaded with the screens that offer it, in English. */
export const share = {
  title: 'Share',
  /** Name of the field with the address. */
  link: 'Link',
  copy: 'Copy',
  /** On the button for two seconds. */
  copied: 'Copied',
  /** Spoken. */
  linkCopied: 'Link copied',
  /** The browser refused to copy. `key` is the modifier as printed on keyboards. */
  pressCopy: (apple: boolean) => `The link is selected. Press ${apple ? '⌘C' : 'Ctrl+C'}.`,
  networks: 'Share on',
  /** Added to the name of a link. */
  newTab: '(opens in a new tab)',
  /** Opens the system's share sheet. */
  more: 'More options…',
  failed: 'Your device couldn’t share it. You can copy the link instead.',
  network: {
    facebook: 'Facebook',
    x: 'X',
    whatsapp: 'WhatsApp',
    pinterest: 'Pinterest',
    telegram: 'Telegram',
    email: 'E-mail',
  },
}
