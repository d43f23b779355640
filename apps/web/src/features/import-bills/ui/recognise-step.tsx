import { Banner, Button, RadioGroup, Skeleton, Tag } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { FinanceImport } from '#entities/finance-import'
import { answerImportFx, dropImportFx } from '../model/import-acts.ts'
import { FileFound } from './file-found.tsx'
import styles from './import-bills.module.css'

type File = FinanceImport['files'][number]

const SKIP = 'skip'

/** What a person may answer, with the guess of the data first. */
function choicesOf({ question }: File, stores: FinanceImport['stores'], months: readonly string[]) {
  if (question === null) return []
  const skip = { value: SKIP, label: '不导入这个文件' }
  if (question.kind === 'period')
    return [...months.map((month) => ({ value: month, label: `记到 ${month}` })), skip]
  const guess = stores.find(({ id }) => id === question.guess)
  const others = stores.filter(({ id }) => id !== question.guess)
  return [
    ...(guess ? [{ value: guess.id, label: `归到“${guess.name}”` }] : []),
    ...others.map(({ id, name }) => ({ value: id, label: `归到“${name}”` })),
    skip,
  ]
}

/** What the files were found to be, and what nobody but the person knows. */
export function RecogniseStep({ data, onClose }: { data: FinanceImport; onClose: () => void }) {
  const [answer, drop, isAnswering] = useUnit([answerImportFx, dropImportFx, answerImportFx.pending])
  const [answers, setAnswers] = useState<Readonly<Record<number, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const asked = data.files.filter(({ question }) => question !== null)
  const months = [
    ...new Set(data.files.flatMap(({ sheets }) => sheets.flatMap((sheet) => sheet.months))),
  ].sort()
  const answerOf = ({ no, question }: File) => answers[no] ?? question?.guess ?? ''
  const submit = () => {
    setProblem(null)
    const files = asked.map((file) => {
      const chosen = answerOf(file)
      if (chosen === SKIP) return { no: file.no, skip: true }
      return file.question?.kind === 'period'
        ? { no: file.no, period: chosen }
        : { no: file.no, store: chosen }
    })
    answer({ id: data.id, files }).catch(({ message }: Error) => setProblem(message))
  }
  const remove = () => void drop(data.id).then(onClose, () => undefined)
  if (data.state === 'reading' && data.files.length === 0) {
    return (
      <>
        <p role="status">正在读取文件……</p>
        <Skeleton shape="block" width="100%" height="240px" />
        <div className={styles.acts}>
          <Button onClick={onClose}>在后台继续</Button>
        </div>
      </>
    )
  }
  return (
    <>
      {data.state === 'reading' && <p role="status">正在读取文件，计算会带来的变化……</p>}
      {data.files.map((file) => (
        <FileFound key={file.no} file={file} stores={data.stores}>
          {file.question && (
            <Banner tone="warning" title={file.question.text}>
              <RadioGroup
                label="这个文件"
                options={choicesOf(file, data.stores, months)}
                value={answerOf(file)}
                onChange={(value) => setAnswers({ ...answers, [file.no]: value })}
              />
            </Banner>
          )}
        </FileFound>
      ))}
      {problem !== null && <Banner tone="danger" title={problem} />}
      <div className={styles.acts}>
        <Button onClick={remove}>移除这次导入</Button>
        {asked.length > 0 && <Tag tone="warning">{asked.length} 个问题要回答</Tag>}
        <Button
          variant="primary"
          disabled={asked.length === 0 || asked.some((file) => answerOf(file) === '')}
          loading={isAnswering || data.state === 'reading'}
          onClick={submit}
        >
          下一步
        </Button>
      </div>
    </>
  )
}
