import { useEffect, useState } from 'react'
import { Banner } from '../banner/index.ts'
import { Button } from '../button/index.ts'
import { classNames } from '../class-names/index.ts'
import { FileDrop, FileProgress } from '../file-drop/index.ts'
import { DownloadIcon } from '../icon/index.ts'
import { exactNumber } from '../number/index.ts'
import { PageHeader } from '../page-header/index.ts'
import { StaticTable } from '../static-table/index.ts'
import { Steps } from '../steps/index.ts'
import styles from './pages.module.css'

const STEPS = [
  { id: 'file', label: '上传' },
  { id: 'check', label: '核对' },
  { id: 'run', label: '导入' },
  { id: 'result', label: '结果' },
]
const ROWS = 12_480
const REJECTED = [
  { line: 12, field: '币种', reason: '没有填写' },
  { line: 88, field: '销量', reason: '“一百”不是数字' },
  { line: 1204, field: '日期', reason: '晚于今天' },
]

type Stage = { at: 0 } | { at: 1 | 3; file: File } | { at: 2; file: File; read: number }

function Rejected() {
  return (
    <StaticTable
      label="跳过的行"
      rows={REJECTED}
      rowId={({ line }) => String(line)}
      columns={[
        { id: 'line', heading: '行号', isNumeric: true, isRowName: true, cell: ({ line }) => line },
        { id: 'field', heading: '字段', cell: ({ field }) => field },
        { id: 'reason', heading: '原因', cell: ({ reason }) => reason },
      ]}
    />
  )
}

/** Counts the rows of a running import up, as a server would report them. */
function useProgress(stage: Stage, setStage: (stage: Stage) => void) {
  useEffect(() => {
    if (stage.at !== 2) return
    const timer = setTimeout(() => {
      const read = Math.min(ROWS, stage.read + ROWS / 8)
      setStage(read === ROWS ? { at: 3, file: stage.file } : { ...stage, read })
    }, 150)
    return () => clearTimeout(timer)
  }, [stage, setStage])
}

/** The example of the pattern "import": seen before it is done, stopped at any time, what was left out is named. */
export function ImportFlow() {
  const [stage, setStage] = useState<Stage>({ at: 0 })
  useProgress(stage, setStage)
  const restart = () => setStage({ at: 0 })
  return (
    <div className={classNames(styles.root, styles.narrow)}>
      <PageHeader title="导入结算单" />
      <Steps label="导入结算单" steps={STEPS} current={stage.at} />
      {stage.at === 0 && (
        <FileDrop
          label="上传结算单"
          description="在 Temu 卖家中心 → 财务 → 对账中心下载"
          endings={['.xlsx', '.csv']}
          maxBytes={20 * 1024 * 1024}
          onFiles={([file]) => file && setStage({ at: 1, file })}
        />
      )}
      {stage.at === 1 && (
        <section className={styles.card}>
          <h2 className={styles.heading}>{stage.file.name}</h2>
          <p>
            共 {exactNumber(ROWS)} 行，{REJECTED.length} 行会被跳过。导入前可以改好文件重新上传。
          </p>
          <Rejected />
          <div className={styles.line}>
            <Button onClick={restart}>换一个文件</Button>
            <Button variant="primary" onClick={() => setStage({ at: 2, file: stage.file, read: 0 })}>
              导入 {exactNumber(ROWS - REJECTED.length)} 行
            </Button>
          </div>
        </section>
      )}
      {stage.at === 2 && (
        <FileProgress
          name={stage.file.name}
          size={stage.file.size}
          state="running"
          progress={stage.read / ROWS}
          text={`已读 ${exactNumber(stage.read)} / ${exactNumber(ROWS)} 行`}
          onCancel={() => setStage({ at: 1, file: stage.file })}
        />
      )}
      {stage.at === 3 && (
        <>
          <Banner
            tone="warning"
            role="status"
            title={`导入 ${exactNumber(ROWS - REJECTED.length)} 行，跳过 ${REJECTED.length} 行`}
            action={
              <Button size="small" icon={<DownloadIcon />}>
                下载错误明细
              </Button>
            }
          >
            改好后重新上传整个文件即可，已导入的行不会重复。
          </Banner>
          <section className={styles.card}>
            <Rejected />
            <div className={styles.line}>
              <Button onClick={restart}>再导入一个</Button>
              <Button variant="primary">查看利润</Button>
            </div>
          </section>
        </>
      )}
    </div>
  )
}
