// The whole editor, with its panels, lists and words for screen readers: what the canvas alone does not cost.
import '@haixuan/ui-kit/tokens.css'
import '@haixuan/ui-kit/base.css'
import { createLabelStore, createMemoryStorage, newDocument } from '@haixuan/label-editor'
import { LabelEditor } from '@haixuan/label-editor/panels'
import { KitProvider } from '@haixuan/ui-kit'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { painted } from './label-of.ts'
import { documentOf } from './ours-document.ts'

const root = document.querySelector('#root') as HTMLElement
const store = createLabelStore(newDocument(() => crypto.randomUUID()))
const nothing = () => {}
const editor = createElement(LabelEditor, {
  ...{ store, storage: createMemoryStorage(), revision: 0, part: 'MainEdit' },
  ...{ onPartChange: nothing, onOpened: nothing, say: nothing },
})
createRoot(root).render(createElement(KitProvider, null, editor))

const page = {
  async open(count: number) {
    store.open(documentOf(count))
    await painted()
    await painted()
  },
}
Object.assign(window, { bench: page })
