import '@haixuan/ui-kit/tokens.css'
import '@haixuan/ui-kit/base.css'
import { createLabelStore, type OpenedStorage, rememberLabel } from '@haixuan/label-editor'
import { createDiskFiles, type EditorPart, LabelEditor } from '@haixuan/label-editor/panels'
import { createToastQueue, KitProvider, ToastRegion } from '@haixuan/ui-kit'
import { useState } from 'react'

interface Props {
  opened: OpenedStorage
  onExported: (made: { name: string; file: Blob }) => void
}

const notices = createToastQueue()
const files = createDiskFiles()

export function LabelPage({ opened, onExported }: Props) {
  const [store] = useState(() => createLabelStore(opened.document))
  const [part, setPart] = useState<EditorPart>('TemplateList')
  return (
    <KitProvider>
      <div style={{ height: '100vh' }}>
        <LabelEditor
          store={store}
          storage={opened.storage}
          revision={opened.revision}
          part={part}
          onPartChange={setPart}
          onOpened={(id) => void rememberLabel(id)}
          say={(tone, text) => notices[tone](text)}
          files={files}
          onExported={onExported}
        />
      </div>
      <ToastRegion queue={notices} />
    </KitProvider>
  )
}
