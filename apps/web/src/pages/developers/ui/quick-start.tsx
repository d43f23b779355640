import { linkClass } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { curlQuickStart, install, RETRY, sdkQuickStart } from '../config/snippets.ts'
import { CodeBlock } from './code-block.tsx'
import styles from './developers-page.module.css'

/** The first call, with curl and with the SDK. */
export function QuickStart() {
  const { origin } = window.location
  return (
    <div className={styles.text}>
      <section className={styles.section}>
        <h2>1 新建密钥</h2>
        <p>新建一个带“商品”权限的密钥，保存到环境变量 HAIXUAN_KEY。</p>
        <p>
          <Link to="/developers" search={{ tab: 'keys' }} className={linkClass()}>
            去新建密钥
          </Link>
        </p>
      </section>
      <section className={styles.section}>
        <h2>2 用 curl 调用</h2>
        <CodeBlock title="终端" text={curlQuickStart(origin)} />
      </section>
      <section className={styles.section}>
        <h2>3 用 SDK 调用</h2>
        <p>Node.js 20.19 或更高版本，自带类型；参数写错时编辑器会提示。</p>
        <CodeBlock title="安装" text={install(origin)} />
        <CodeBlock title="first-call.mjs" text={sdkQuickStart(origin)} />
      </section>
      <section className={styles.section}>
        <h2>次数用完时</h2>
        <p>429 与 503 会告诉您要等多久，等够再试即可；当日额度用完时要等到北京时间 00:00。</p>
        <CodeBlock title="等待后重试" text={RETRY} />
      </section>
    </div>
  )
}
