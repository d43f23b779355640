import { expect, test } from 'vitest'
import type { Editor } from '../editor.ts'
import type { EditorPanel } from '../editor-panel.ts'
import { listedActions } from './actions.ts'

const listed = (isInPlace: boolean, left: readonly EditorPanel[] = []) =>
  listedActions({
    files: { isInPlace },
    allows: (panel: EditorPanel) => !left.includes(panel),
  } as Editor).map(({ id }) => id)

test('saving to the disk is listed only where the browser can write into a file and the host lets it', () => {
  expect(listed(true)).toContain('save-file')
  expect(listed(false)).not.toContain('save-file')
  expect(listed(true, ['File'])).not.toContain('save-file')
  expect(listed(true, ['Export'])).not.toContain('export')
})

test('what cannot be done just now is listed all the same', () => {
  expect(listed(false)).toEqual(expect.arrayContaining(['undo', 'delete', 'group', 'export']))
})
