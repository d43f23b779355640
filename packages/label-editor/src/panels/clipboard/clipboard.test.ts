import { afterEach, expect, test, vi } from 'vitest'
import { newText } from '../../document/new-document.ts'
import { createLabelStore } from '../../editor/label-store.ts'
import { plainEditor } from '../plain-editor.fixture.ts'
import { labelWith } from '../story-editor.fixture.tsx'
import { copySelection, pasteFromClipboard } from './clipboard.ts'

/** A clipboard as the browser gives it; `words` is what any program put there last. */
function system(words: string | null) {
  const clipboard = {
    words,
    writeText: async (text: string) => {
      if (clipboard.words === null) throw new Error('not allowed')
      clipboard.words = text
    },
    readText: async () => {
      if (clipboard.words === null) throw new Error('not allowed')
      return clipboard.words
    },
  }
  vi.stubGlobal('navigator', { clipboard })
  return clipboard
}

function editorWith(text: string) {
  const said: string[] = []
  const store = createLabelStore(labelWith(newText('a', text)))
  store.select(['a'])
  const editor = plainEditor(store, { say: (_level, words) => void said.push(words) })
  const texts = () =>
    Object.values(store.get().document.elements).map((element) =>
      element.kind === 'text' ? element.text : '',
    )
  return { editor, texts, said }
}

afterEach(() => vi.unstubAllGlobals())

test('the menu pastes what was copied last, here or in another program', async () => {
  const clipboard = system('')
  const { editor, texts } = editorWith('自己的')
  await copySelection(editor)
  await pasteFromClipboard(editor, false)
  expect(texts()).toEqual(['自己的', '自己的'])
  clipboard.words = '别的程序的'
  await pasteFromClipboard(editor, false)
  expect(texts()).toEqual(['自己的', '自己的', '别的程序的'])
})

test('where the browser closes its clipboard, a copy of this window is pasted all the same', async () => {
  system(null)
  const { editor, texts, said } = editorWith('只在本窗口')
  await copySelection(editor)
  await pasteFromClipboard(editor, true)
  expect(texts()).toEqual(['只在本窗口', '只在本窗口'])
  expect(said).toEqual(['浏览器不允许写入剪贴板，只能在本窗口粘贴'])
})
