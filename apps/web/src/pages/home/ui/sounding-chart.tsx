import styles from './sounding-chart.module.css'

/** Units of 30 days; null was not measured. Invented, and the caption says so. */
const DAYS: readonly (number | null)[] = [
  310,
  342,
  328,
  365,
  351,
  388,
  402,
  null,
  null,
  null,
  436,
  421,
  455,
  448,
  470,
  512,
  498,
  0,
  0,
  0,
  376,
  432,
  471,
  505,
  526,
  511,
  548,
  569,
  556,
  590,
]
const WIDTH = 640
const HEIGHT = 300
const LEFT = 44
const TOP = 44
const BOTTOM = 264
const MOST = 640

const x = (day: number) => LEFT + (day * (WIDTH - LEFT - 16)) / (DAYS.length - 1)
const y = (units: number) => BOTTOM - (units * (BOTTOM - TOP)) / MOST
const at = (day: number) => `${x(day).toFixed(1)} ${y(DAYS[day] ?? 0).toFixed(1)}`
const line = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => `${step === 0 ? 'M' : 'L'}${at(from + step)}`).join('')

const MEASURED = [line(0, 6), line(10, 16), line(20, 29)].join('')
const STOCK_OUT = [17, 18, 19]
const INTERPOLATED = [7, 8, 9].map((day) => {
  const [before, after] = [DAYS[6] ?? 0, DAYS[10] ?? 0]
  return { day, units: before + ((after - before) * (day - 6)) / 4 }
})

/** How a figure says what it is worth: a drawn example of measured, interpolated and stock-out days. */
export function SoundingChart() {
  return (
    <figure className={styles.root}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label="示意图：三十天日销量，其中三天为插值，三天为真实断货"
      >
        <g className={styles.grid}>
          {[0, 200, 400, 600].map((units) => (
            <g key={units}>
              <path d={`M${LEFT} ${y(units)}H${WIDTH - 16}`} />
              <text x={LEFT - 10} y={y(units) + 4} textAnchor="end">
                {units}
              </text>
            </g>
          ))}
        </g>
        <rect x={x(16.5)} y={TOP} width={x(19.5) - x(16.5)} height={BOTTOM - TOP} className={styles.band} />
        <path d={`M${at(6)}L${at(10)}`} className={styles.dashed} />
        <path d={`M${at(16)}L${at(17)}L${at(19)}L${at(20)}`} className={styles.fall} />
        <path d={MEASURED} className={styles.measured} />
        {INTERPOLATED.map(({ day, units }) => (
          <circle key={day} cx={x(day)} cy={y(units)} r="4" className={styles.hollow} />
        ))}
        {STOCK_OUT.map((day) => (
          <circle key={day} cx={x(day)} cy={y(0)} r="4" className={styles.out} />
        ))}
        <circle cx={x(29)} cy={y(590)} r="4" className={styles.last} />
        <g className={styles.labels}>
          <text x={x(8)} y={y(520)} textAnchor="middle">
            插值 3 天
          </text>
          <path d={`M${x(8)} ${y(505)}V${y(438)}`} />
          <text x={x(18)} y={TOP - 12} textAnchor="middle">
            真实断货
          </text>
          <text x={x(29)} y={y(590) - 14} textAnchor="end">
            实测 590
          </text>
        </g>
        <g className={styles.axis}>
          <text x={x(0)} y={HEIGHT - 10}>
            30 天前
          </text>
          <text x={x(29)} y={HEIGHT - 10} textAnchor="end">
            今天
          </text>
        </g>
      </svg>
      <figcaption className={styles.caption}>
        <span className={styles.keyMeasured}>实测</span>
        <span className={styles.keyHollow}>插值，虚线空心</span>
        <span className={styles.keyOut}>真实断货</span>
        <span className={styles.note}>示意图，非市场数据</span>
      </figcaption>
    </figure>
  )
}
