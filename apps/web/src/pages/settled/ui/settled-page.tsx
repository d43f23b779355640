import { PageHeader } from '@haixuan/ui-kit'
import { Application } from './application.tsx'
import { Benefits } from './benefits.tsx'
import { Progress } from './progress.tsx'
import { Questions } from './questions.tsx'
import styles from './settled-page.module.css'

/** Settling in for companies: what they get, how it goes, the form and what became of it. */
export function SettledPage() {
  return (
    <div className={styles.page}>
      <PageHeader title="企业入驻" meta={<span>企业会员、白标、API 与定制服务</span>} />
      <Benefits />
      <Progress />
      <Application />
      <Questions />
    </div>
  )
}
