import '@haixuan/ui-kit/tokens.css'
import '@haixuan/ui-kit/base.css'
import { createLabelStore, createMemoryShelf, newDocument } from '@haixuan/label-editor'
import { type EditorPart, LabelEditor } from '@haixuan/label-editor/panels'
import { KitProvider } from '@haixuan/ui-kit'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const store = createLabelStore(newDocument(() => crypto.randomUUID()))
const shelf = createMemoryShelf()
const noted: string[] = []
Object.assign(window, { noted })

function App() {
  const [part, setPart] = useState<EditorPart>('FontEditor')
  return (
    <KitProvider>
      <LabelEditor
        store={store}
        shelf={shelf}
        revision={0}
        part={part}
        onPartChange={setPart}
        onOpened={() => {}}
        say={(_tone, text) => noted.push(text)}
        onExported={({ name, file }) => noted.push(`${name} ${file.size}`)}
      />
    </KitProvider>
  )
}

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
