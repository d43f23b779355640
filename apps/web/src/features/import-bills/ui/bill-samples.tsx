import { Link } from '@haixuan/ui-kit'
import { useId } from 'react'
import { SAMPLES, TEMPLATES } from '../lib/sample-files.ts'
import styles from './bill-start.module.css'

/** What can be downloaded before there is a bill: samples to try an import with, and templates. */
export function BillSamples() {
  return (
    <div className={styles.samples}>
      <FileLinks
        title="下载示例"
        files={SAMPLES}
        note="数据全是编造的，格式与官方导出一致。新建一家示例店铺来试，不用解压；试完可整批撤销。"
      />
      <FileLinks
        title="下载模板"
        files={TEMPLATES}
        note="官方账单不用模板。成本填好后，整块复制粘贴到财务工作台的「成本」。"
      />
    </div>
  )
}

interface FileLinksProps {
  title: string
  files: typeof SAMPLES
  note: string
}

function FileLinks({ title, files, note }: FileLinksProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.sample}>
      <h2 id={id}>{title}</h2>
      <ul>
        {files.map(({ label, href, name }) => (
          <li key={href}>
            <Link href={href} download={name}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{note}</p>
    </section>
  )
}
