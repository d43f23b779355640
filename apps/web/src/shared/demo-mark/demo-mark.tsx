import styles from './demo-mark.module.css'

/** Shown beside the title of whatever shows a generated row; nothing when none of them is. */
export function DemoMark({ isDemo }: { isDemo: boolean | undefined }) {
  return (
    isDemo && (
      <span className={styles.mark} title="由系统生成，不是市场采集的数据">
        示例数据
      </span>
    )
  )
}
