import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { DownloadIcon } from '../icon/index.ts'
import { type ColorName, THEMES } from './colors.ts'
import { contrast } from './contrast.ts'
import { designTokens } from './design-tokens.ts'
import { TEXT_PAIRS } from './pairs.ts'
import { DENSITY, FONT, LAYER, MOTION, RADIUS, SHADOW, SPACE } from './scales.ts'
import styles from './tokens.stories.module.css'

/**
 * 全部设计变量。颜色按用途命名，浅色、深色各一套；文字与底色的对比度由测试证明（WCAG AA）。
 * 代码里只用变量，不写颜色值。白标站点只换强调色，其余不变。
 */
const meta = { title: '基础/设计变量' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const download = () => {
  const file = new Blob([JSON.stringify(designTokens(), null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'haixuan.tokens.json'
  link.click()
  URL.revokeObjectURL(link.href)
}

function Colors({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <ul data-theme={theme} className={styles.colors}>
      {Object.entries(THEMES[theme]).map(([name, value]) => (
        <li key={name} className={styles.color}>
          <span className={styles.swatch} style={{ background: `var(--color-${name})` }} />
          <span>
            <code>{name}</code>
            <span className={styles.value}>{value}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

export const Color: Story = {
  name: '颜色',
  render: () => (
    <>
      <Button icon={<DownloadIcon />} onClick={download}>
        下载 Design Tokens JSON
      </Button>
      <div className={styles.themes}>
        <Colors theme="light" />
        <Colors theme="dark" />
      </div>
    </>
  ),
}

const ratio = (theme: 'light' | 'dark', [text, ground]: readonly [ColorName, ColorName]) =>
  contrast(THEMES[theme][text], THEMES[theme][ground]).toFixed(1)

export const Contrast: Story = {
  name: '对比度',
  render: () => (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>文字</th>
          <th>底色</th>
          <th>浅色</th>
          <th>深色</th>
        </tr>
      </thead>
      <tbody>
        {TEXT_PAIRS.map((pair) => (
          <tr key={pair.join()}>
            <td>{pair[0]}</td>
            <td>{pair[1]}</td>
            <td
              data-theme="light"
              style={{ color: `var(--color-${pair[0]})`, background: `var(--color-${pair[1]})` }}
            >
              销量 {ratio('light', pair)}
            </td>
            <td
              data-theme="dark"
              style={{ color: `var(--color-${pair[0]})`, background: `var(--color-${pair[1]})` }}
            >
              销量 {ratio('dark', pair)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}

export const Type: Story = {
  name: '字号与数字',
  render: () => (
    <div className={styles.stack}>
      {Object.entries(FONT)
        .filter(([name]) => name.startsWith('font-size'))
        .map(([name, size]) => (
          <p key={name} style={{ fontSize: size }}>
            海选 Temu 周销榜 1,234,567.89 <code>{name}</code>
          </p>
        ))}
      <p>数字等宽，右对齐，上下能比：</p>
      <p className={styles.numbers}>
        <span>111,111</span>
        <span>888,888</span>
      </p>
      <p>
        涨是红 <span className={styles.up}>▲ 18.2%</span>，跌是绿 <span className={styles.down}>▼ 3.1%</span>
        ，永远带箭头，不只靠颜色。没有数据写 —，不写 0。
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [ones, eights] = ['111,111', '888,888'].map((text) => within(canvasElement).getByText(text))
    await expect(Math.abs((ones?.offsetWidth ?? 0) - (eights?.offsetWidth ?? 1))).toBeLessThanOrEqual(1)
  },
}

function Scale({
  values,
  box,
}: {
  values: Readonly<Record<string, string>>
  box: (value: string) => object
}) {
  return (
    <ul className={styles.scale}>
      {Object.entries(values).map(([name, value]) => (
        <li key={name}>
          <span className={styles.block} style={box(value)} />
          <code>{name}</code> {value}
        </li>
      ))}
    </ul>
  )
}

export const Scales: Story = {
  name: '间距、圆角、阴影、动效',
  render: () => (
    <div className={styles.stack}>
      <h2>间距（4 的倍数）</h2>
      <Scale values={SPACE} box={(width) => ({ width, height: 16 })} />
      <h2>圆角</h2>
      <Scale values={RADIUS} box={(borderRadius) => ({ borderRadius })} />
      <h2>阴影</h2>
      <Scale
        values={SHADOW.light}
        box={(boxShadow) => ({ boxShadow, background: 'var(--color-surface-raised)' })}
      />
      <h2>动效（最长 150 毫秒；要求减少动态时为 0）</h2>
      <Scale values={MOTION} box={() => ({ display: 'none' })} />
      <h2>层级</h2>
      <Scale values={LAYER} box={() => ({ display: 'none' })} />
      <h2>密度：舒适</h2>
      <Scale values={DENSITY.comfortable} box={(height) => ({ width: 16, height })} />
      <h2>密度：紧凑</h2>
      <Scale values={DENSITY.compact} box={(height) => ({ width: 16, height })} />
    </div>
  ),
}
