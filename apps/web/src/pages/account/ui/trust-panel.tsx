import styles from './trust-panel.module.css'

const POINTS = [
  ['缺的就写 —', '没有采到的数据不写 0，也不藏起来。'],
  ['估算就标“估”', '插值画虚线，存疑打标，从不混在一起。'],
  ['数据都有出处', '每张榜单写明来源和更新时间。'],
]

/** Beside the forms on wide windows: what a visitor may expect. */
export function TrustPanel() {
  return (
    <aside className={styles.root}>
      <svg
        viewBox="0 0 640 900"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className={styles.sea}
      >
        <path d="M0 660c80 0 80-36 160-36s80 36 160 36 80-36 160-36 80 36 160 36" />
        <path d="M0 720c80 0 80-36 160-36s80 36 160 36 80-36 160-36 80 36 160 36" />
        <path d="M0 780c80 0 80-36 160-36s80 36 160 36 80-36 160-36 80 36 160 36" />
        <path d="M0 840c80 0 80-36 160-36s80 36 160 36 80-36 160-36 80 36 160 36" />
        <g>
          <path d="M96 596v-44M160 596v-84M224 596v-62M288 596v-112M352 596v-30M416 596v-92M480 596v-70M544 596v-128" />
        </g>
      </svg>
      <div className={styles.words}>
        <p className={styles.lead}>
          四个平台的销量，
          <br />
          看得清，也信得过。
        </p>
        <dl className={styles.points}>
          {POINTS.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  )
}
