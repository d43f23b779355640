import { Banner, RadioGroup } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { FinanceImport } from '#entities/finance-import'
import { countText } from '../lib/sheet-text.ts'
import { answerImportFx } from '../model/import-acts.ts'

type File = FinanceImport['files'][number]

const CHOICES = [
  { value: 'both', label: '两笔都记' },
  { value: 'one', label: '只记一笔' },
] as const

/** Files with rows that say the same word for word: real ones are rare, and only the person knows. */
export function EqualRows({ data }: { data: FinanceImport }) {
  return data.files
    .filter(({ sheets }) => sheets.some(({ equal }) => equal > 0))
    .map((file) => <EqualFile key={file.no} id={data.id} file={file} />)
}

function EqualFile({ id, file }: { id: string; file: File }) {
  const [answer, isAsked] = useUnit([answerImportFx, answerImportFx.pending])
  const [problem, setProblem] = useState<string | null>(null)
  const equal = file.sheets.reduce((sum, sheet) => sum + sheet.equal, 0)
  const choose = (equalRows: 'both' | 'one') => {
    setProblem(null)
    answer({ id, files: [{ no: file.no, equalRows }] }).catch(({ message }: Error) => setProblem(message))
  }
  return (
    <Banner tone="warning" title={`同一文件里有 ${countText(equal)} 行与前面的行完全相同：${file.name}`}>
      <RadioGroup
        label="这些行"
        options={CHOICES}
        value={file.equalRows}
        disabled={isAsked}
        onChange={choose}
      />
      {problem}
    </Banner>
  )
}
