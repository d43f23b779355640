import { connectLabelEditor, type LabelEditorClient } from '@haixuan/label-editor/embed'
import { Banner, Button, SegmentedControl } from '@haixuan/ui-kit'
import { useEffect, useRef, useState } from 'react'
import styles from './example.module.css'
import { ROWS, SAMPLE } from './sample.ts'

type Theme = 'system' | 'light' | 'dark'

const THEMES = [
  { value: 'system', label: '跟随系统' },
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
] as const

/** A page of an ERP, as another team would write it: it knows the client and the address of the frame, nothing else. */
export function Example() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [client, setClient] = useState<LabelEditorClient | null>(null)
  const [failure, setFailure] = useState('')
  const [theme, setTheme] = useState<Theme>('system')
  const [told, setTold] = useState<readonly string[]>([])

  useEffect(() => {
    if (!frame.current) return
    const note = (line: string) => setTold((lines) => [line, ...lines].slice(0, 30))
    let made: LabelEditorClient | null = null
    connectLabelEditor(frame.current).then(
      (connected) => {
        made = connected
        setClient(connected)
        note(connected.isKept ? '已连接' : '已连接，但浏览器不保存数据')
        connected.on('change', ({ name }) => note(`标签有改动：${name}`))
        connected.on('export', ({ name, file }) => note(`导出了 ${name}，${Math.ceil(file.size / 1024)} kB`))
      },
      (error: Error) => setFailure(error.message),
    )
    return () => made?.close()
  }, [])

  const note = (line: string) => setTold((lines) => [line, ...lines].slice(0, 30))
  const run = (work: Promise<unknown>, done: string) =>
    void work.then(
      () => note(done),
      (error: Error) => note(`没有成功：${error.message}`),
    )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>示例 ERP</h1>
        <Button disabled={!client} onClick={() => client && run(client.open(SAMPLE), '已打开示例标签')}>
          打开标签
        </Button>
        <Button disabled={!client} onClick={() => client && run(client.setRows(ROWS), '已送入 3 行数据')}>
          送入数据
        </Button>
        <Button
          disabled={!client}
          onClick={() =>
            client &&
            run(
              client.read().then((text) => note(`标签文件 ${text.length} 字`)),
              '已读取标签',
            )
          }
        >
          读取标签
        </Button>
        <SegmentedControl
          label="外观"
          value={theme}
          options={THEMES}
          onChange={(next) => {
            setTheme(next)
            if (client) run(client.setTheme(next), '已换外观')
          }}
        />
      </header>
      {failure ? (
        <Banner wide tone="danger" role="alert">
          {failure}
        </Banner>
      ) : null}
      <iframe ref={frame} className={styles.frame} title="标签编辑器" src="./embed.html" />
      <section className={styles.told} aria-label="编辑器说的话">
        <h2 className={styles.heading}>编辑器说的话</h2>
        <ol aria-live="polite">
          {told.map((line, at) => (
            <li key={`${told.length - at} ${line}`}>{line}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}
