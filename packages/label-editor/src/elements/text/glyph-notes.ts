import { isAbsent } from '../../fonts/absent-faces.ts'
import type { LayoutNote } from '../../layout/display-list.ts'
import type { TextLayout } from '../../layout/lay-out-text.ts'

/** Characters that are told; the rest is the same story. */
const MOST = 5

const quoted = (characters: Iterable<string>) => `“${[...new Set(characters)].slice(0, MOST).join(' ')}”`

/** What of a text cannot be printed: characters that no font has, and those whose font could not be fetched. */
export function glyphNotes({ lines, missing }: TextLayout): LayoutNote[] {
  const notes: LayoutNote[] = []
  if (missing.length > 0) {
    const message = `字体里没有${quoted(missing)}，会印成方框，请换成其他字符`
    notes.push({ kind: 'missing-glyph', message })
  }
  const unfetched = lines.flatMap(({ glyphs }) =>
    glyphs.flatMap(({ face, text }) => (face && isAbsent(face) ? [text] : [])),
  )
  if (unfetched.length > 0) {
    const message = `${quoted(unfetched)}要用的字体没有下载，现在印不出来，请连上网络后重试`
    notes.push({ kind: 'missing-glyph', message })
  }
  return notes
}
