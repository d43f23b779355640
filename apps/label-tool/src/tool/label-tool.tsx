import { createLabelStore, type OpenedStorage, rememberLabel } from '@haixuan/label-editor'
import { createDiskFiles, type EditorPart, LabelEditor } from '@haixuan/label-editor/panels'
import { createToastQueue, IconButton, KitProvider, MoonIcon, SunIcon, ToastRegion } from '@haixuan/ui-kit'
import { useCallback, useEffect, useState } from 'react'
import styles from './label-tool.module.css'
import { Notices } from './notices.tsx'
import { useTheme } from './theme.ts'

const queue = createToastQueue()
const files = createDiskFiles()
const say = (tone: 'success' | 'info' | 'warning' | 'error', text: string) => queue[tone](text)
const remember = (id: string) => void rememberLabel(id)

/** On a narrow screen the label comes first. */
const firstPart = (): EditorPart => (matchMedia('(max-width: 900px)').matches ? 'MainEdit' : 'TemplateList')

/** The editor as a tool of its own: nothing but this page and this browser. */
export function LabelTool({ opened }: { opened: OpenedStorage }) {
  const [store] = useState(() => createLabelStore(opened.document))
  const [part, setPart] = useState<EditorPart>(firstPart)
  const [theme, chooseTheme] = useTheme()

  const nameWindow = useCallback(() => {
    document.title = `${store.get().document.name} - 海选标签制作工具`
  }, [store])
  useEffect(() => {
    nameWindow()
    return store.subscribe(nameWindow)
  }, [store, nameWindow])

  return (
    <KitProvider>
      <div className={styles.page}>
        <Notices isKept={opened.isKept} />
        <div className={styles.editor}>
          <LabelEditor
            store={store}
            storage={opened.storage}
            revision={opened.revision}
            part={part}
            onPartChange={setPart}
            onOpened={remember}
            say={say}
            files={files}
            brand={
              <span className={styles.brand}>
                <img src="./icon.svg" alt="" width={24} height={24} />
                <span className={styles.word}>海选标签</span>
              </span>
            }
            extra={
              <IconButton
                label={theme === 'dark' ? '换成浅色' : '换成深色'}
                size="small"
                icon={theme === 'dark' ? <SunIcon /> : <MoonIcon />}
                onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
              />
            }
          />
        </div>
      </div>
      <ToastRegion queue={queue} />
    </KitProvider>
  )
}
