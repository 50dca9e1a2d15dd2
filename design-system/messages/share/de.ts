import type { Messages } from '#design-system/messages/en.ts'

/** Texts of the share dialog, loaded with the screens that offer it, in German. */
export const share = {
  title: 'Teilen',
  link: 'Link',
  copy: 'Kopieren',
  copied: 'Kopiert',
  linkCopied: 'Link kopiert',
  pressCopy: (apple: boolean) => `Der Link ist markiert. Drücke ${apple ? '⌘C' : 'Strg+C'}.`,
  networks: 'Teilen über',
  newTab: '(öffnet einen neuen Tab)',
  more: 'Weitere Möglichkeiten …',
  failed: 'Dein Gerät konnte nicht teilen. Du kannst stattdessen den Link kopieren.',
  network: {
    facebook: 'Facebook',
    x: 'X',
    whatsapp: 'WhatsApp',
    pinterest: 'Pinterest',
    telegram: 'Telegram',
    email: 'E-Mail',
  },
} satisfies Messages['share']
