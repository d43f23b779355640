import { useState } from 'react'
import { Banner } from '../banner/index.ts'
import { Button } from '../button/index.ts'
import { FileDrop, FileProgress } from '../file-drop/index.ts'
import { PageHeader } from '../page-header/index.ts'
import styles from './import-flow.module.css'

type Running = { name: string; size: number; step: number }

const STEPS = 4

/** The example of the pattern "import": nothing is hidden, everything can be stopped, what was left out is named. */
export function ImportFlow() {
  const [running, setRunning] = useState<Running>()
  const done = running?.step === STEPS
  const next = () => setRunning((now) => now && { ...now, step: Math.min(STEPS, now.step + 1) })
  return (
    <div className={styles.root}>
      <PageHeader title="导入结算单" />
      <FileDrop
        label="上传结算单"
        description="在 Temu 卖家中心 → 财务 → 对账中心下载"
        endings={['.xlsx', '.csv']}
        maxBytes={20 * 1024 * 1024}
        onFiles={([file]) => file && setRunning({ name: file.name, size: file.size, step: 0 })}
      />
      {running && (
        <FileProgress
          name={running.name}
          size={running.size}
          state={done ? 'done' : 'running'}
          progress={running.step / STEPS}
          text={done ? '导入 12,477 行' : `已读 ${running.step * 3120} / 12,480 行`}
          onCancel={() => setRunning(undefined)}
        />
      )}
      {running && !done && <Button onClick={next}>演示下一步</Button>}
      {done && (
        <Banner
          tone="warning"
          role="status"
          title="跳过 3 行"
          action={<Button size="small">下载错误明细</Button>}
        >
          第 12、88、1204 行没有币种。改好后重新上传整个文件即可，已导入的行不会重复。
        </Banner>
      )}
    </div>
  )
}
