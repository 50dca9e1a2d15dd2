import { FileDrop } from '#design-system/file-drop/file-drop.tsx'
import type { Guide } from '../component-page/guide.ts'

const ignore = () => {}

/** Guide to FileDrop. */
export const guide: Guide = {
  use: [
    'Takes files from the device: exports of other programs, pictures of a recipe.',
    'The area is a shortcut for a pointer; the button works for everybody.',
  ],
  avoid: ['For one picture with a preview and a crop, use PictureCrop after choosing.'],
  anatomy: [
    ['Area', 'takes dropped files; a dashed line, solid while files are over it'],
    ['Button', 'opens the device’s own dialog'],
    ['Hint', 'what else can be done'],
    ['Error', 'why the last file was not taken'],
  ],
  keys: [
    ['Tab', 'focuses the button'],
    ['Enter, Space', 'opens the dialog of the device'],
  ],
  comparison: {
    right: 'A button with what to choose, and the kinds of files nearby.',
    good: (
      <FileDrop label="Choose files" hint="or drop files here" accept=".zip" onFiles={ignore}>
        <p>An export of another program, as ZIP.</p>
      </FileDrop>
    ),
    wrong: 'Only an area: it cannot be used by keyboard, by voice or on a phone.',
    bad: (
      <div className="rounded-surface border-2 border-dashed border-line-control p-6 text-center">
        Drop your files here
      </div>
    ),
  },
  content: [
    'The button says what to choose: “Choose files”, „Dateien auswählen“.',
    'An error names the file and the limit.',
  ],
  limits: [
    'Folders are not read.',
    'Browsers apply `accept` to the dialog as a suggestion; check files on the server as well.',
  ],
}
