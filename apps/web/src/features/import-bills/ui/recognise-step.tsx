import { Banner, Button, RadioGroup, Skeleton } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { FinanceImport } from '#entities/finance-import'
import { foundText } from '../lib/found-text.ts'
import { answersOf, choicesOf, monthsOf } from '../lib/import-answers.ts'
import { answerImportFx, dropImportFx } from '../model/import-acts.ts'
import { FileFound } from './file-found.tsx'
import styles from './import-bills.module.css'
import { StepFoot } from './import-frame.tsx'

interface RecogniseStepProps {
  data: FinanceImport
  /** Nothing is asked any more: the money may be looked at. */
  onNext: () => void
  onClose: () => void
}

/** What the files were found to be, and what nobody but the person knows. */
export function RecogniseStep({ data, onNext, onClose }: RecogniseStepProps) {
  const [answer, drop, isAnswering] = useUnit([answerImportFx, dropImportFx, answerImportFx.pending])
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const isReading = data.state === 'reading'
  const asked = data.files.filter(({ question }) => question !== null)
  const answers = answersOf(asked, chosen)
  const send = (files: Parameters<typeof answer>[0]['files'], then?: () => void) => {
    setProblem(null)
    answer({ id: data.id, files }).then(then, ({ message }: Error) => setProblem(message))
  }
  const next = () => (answers && answers.length > 0 ? send(answers, onNext) : onNext())
  return (
    <>
      {isReading && (
        <p role="status" className={styles.note}>
          {data.files.length === 0 ? '正在读取文件……' : '正在计算会带来的变化……'}
        </p>
      )}
      {data.files.length > 0 && <p className={styles.note}>{foundText(data.files)}</p>}
      {data.files.length === 0 && <Skeleton shape="block" width="100%" height="240px" />}
      {data.files.map((file) => (
        <FileFound
          key={file.no}
          file={file}
          stores={data.stores}
          importId={data.id}
          isLocked={isReading || isAnswering}
          months={monthsOf(data.files)}
          onAnswer={(one) => send([{ no: file.no, ...one }])}
        >
          {file.question && (
            <Banner tone="warning" title={file.question.text}>
              <RadioGroup
                label={`${file.name}：${file.question.kind === 'period' ? '记到哪个月' : '归到哪家店'}`}
                options={choicesOf(file, data)}
                value={chosen[file.no] ?? file.question.guess ?? ''}
                onChange={(value) => setChosen({ ...chosen, [file.no]: value })}
              />
            </Banner>
          )}
        </FileFound>
      ))}
      {problem !== null && <Banner tone="danger" role="alert" title={problem} />}
      <StepFoot note="还没有写入任何数据">
        <Button onClick={() => void drop(data.id).then(onClose, () => undefined)}>取消导入</Button>
        {isReading && <Button onClick={onClose}>在后台继续</Button>}
        <Button
          variant="primary"
          disabled={answers === null || isReading}
          loading={isAnswering}
          onClick={next}
        >
          下一步：预览
        </Button>
      </StepFoot>
    </>
  )
}
