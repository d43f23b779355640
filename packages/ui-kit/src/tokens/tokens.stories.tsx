import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { DownloadIcon } from '../icon/index.ts'
import { type ColorName, THEMES } from './colors.ts'
import { contrast } from './contrast.ts'
import { designTokens } from './design-tokens.ts'
import { TEXT_PAIRS } from './pairs.ts'
import { DENSITY, FONT, LAYER, MOTION, RADIUS, SHADOW, SIZE, SPACE } from './scales.ts'
import styles from './tokens.stories.module.css'

type Values = Readonly<Record<string, string>>

const THEME_NAMES = { light: '浅色', dark: '深色', print: '打印' } as const
type Theme = keyof typeof THEME_NAMES

const download = () => {
  const file = new Blob([JSON.stringify(designTokens(), null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'haixuan.tokens.json'
  link.click()
  URL.revokeObjectURL(link.href)
}

function Colors({ theme }: { theme: Theme }) {
  return (
    // Print has no attribute of its own, so its ground is written out.
    <ul
      data-theme={theme === 'dark' ? 'dark' : 'light'}
      className={styles.colors}
      aria-label={THEME_NAMES[theme]}
      style={{ background: THEMES[theme].surface, color: THEMES[theme].text }}
    >
      {Object.entries(THEMES[theme]).map(([name, value]) => (
        <li key={name} className={styles.color}>
          <span className={styles.swatch} style={{ background: value }} />
          <span>
            <code>{name}</code>
            <span className={styles.value}>{value}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const ratio = (theme: Theme, [text, ground]: readonly [ColorName, ColorName]) =>
  contrast(THEMES[theme][text], THEMES[theme][ground]).toFixed(1)

function Contrast() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">文字</th>
          <th scope="col">底色</th>
          {Object.entries(THEME_NAMES).map(([theme, name]) => (
            <th key={theme} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TEXT_PAIRS.map((pair) => (
          <tr key={pair.join()}>
            <td>{pair[0]}</td>
            <td>{pair[1]}</td>
            {(['light', 'dark', 'print'] as const).map((theme) => (
              <td key={theme} style={{ color: THEMES[theme][pair[0]], background: THEMES[theme][pair[1]] }}>
                销量 {ratio(theme, pair)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const STYLE_OF = { size: 'fontSize', weight: 'fontWeight', family: 'fontFamily', mono: 'fontFamily' } as const

function Type() {
  return (
    <div className={styles.stack}>
      {Object.entries(FONT).map(([name, value]) => {
        const kind = name.split('-')[1] as keyof typeof STYLE_OF
        const style = name.startsWith('line') ? { lineHeight: value } : { [STYLE_OF[kind]]: value }
        return (
          <p key={name} style={style}>
            海选 Temu 周销榜 1,234,567.89 <code>{name}</code> <span className={styles.given}>{value}</span>
          </p>
        )
      })}
      <p>数字等宽，右对齐，上下能比：</p>
      <p className={styles.numbers}>
        <span>111,111</span>
        <span>888,888</span>
      </p>
    </div>
  )
}

function Scale({ values, box }: { values: Values; box?: (value: string) => object }) {
  return (
    <ul className={styles.scale}>
      {Object.entries(values).map(([name, value]) => (
        <li key={name}>
          {box && <span className={styles.block} style={box(value)} />}
          <code>{name}</code> {value}
        </li>
      ))}
    </ul>
  )
}

const shadowBox = (boxShadow: string) => ({ boxShadow, background: 'var(--color-surface-raised)' })

function Page() {
  return (
    <div className={styles.stack}>
      <p>
        颜色按用途命名；代码里只用变量，不写颜色值。白标站点只换强调色和标志，其余由程序算出。涨是红{' '}
        <span className={styles.up}>▲ 18.2%</span>，跌是绿 <span className={styles.down}>▼ 3.1%</span>
        ，永远带箭头，不只靠颜色。
      </p>
      <div>
        <Button icon={<DownloadIcon />} onClick={download}>
          下载 Design Tokens JSON
        </Button>
      </div>
      <h2>颜色：浅色、深色、打印</h2>
      <div className={styles.themes}>
        <Colors theme="light" />
        <Colors theme="dark" />
        <Colors theme="print" />
      </div>
      <h2>字</h2>
      <Type />
      <h2>间距（4 的倍数）</h2>
      <Scale values={SPACE} box={(width) => ({ width, height: 16 })} />
      <h2>宽度</h2>
      <Scale values={SIZE} />
      <h2>圆角</h2>
      <Scale values={RADIUS} box={(borderRadius) => ({ borderRadius })} />
      <h2>阴影：浅色、深色</h2>
      <Scale values={SHADOW.light} box={shadowBox} />
      <Scale values={SHADOW.dark} box={shadowBox} />
      <h2>动效（最长 150 毫秒；要求减少动态时为 0）</h2>
      <Scale values={MOTION} />
      <h2>层级</h2>
      <Scale values={LAYER} />
      <h2>密度：舒适</h2>
      <Scale values={DENSITY.comfortable} box={(height) => ({ width: 16, height })} />
      <h2>密度：紧凑</h2>
      <Scale values={DENSITY.compact} box={(height) => ({ width: 16, height })} />
      <h2>对比度：每处文字和它的底色，由测试证明达到 WCAG AA</h2>
      <Contrast />
    </div>
  )
}

/**
 * 全部设计变量在这一页，可以下载成 Design Tokens 格式的 JSON，导入设计工具。
 */
const meta = { title: '基础/设计变量', render: () => <Page /> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Names of all tokens of the exported file: whatever it holds can be read on the page. */
function namesIn(group: object): string[] {
  return Object.entries(group).flatMap(([name, value]) => ('$value' in value ? [name] : namesIn(value)))
}

const spied = async (act: () => Promise<void>) => {
  const made: Blob[] = []
  const { createObjectURL } = URL
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) made.push(file)
    return createObjectURL(file)
  }
  await act().finally(() => Object.assign(URL, { createObjectURL }))
  return made
}

export const All: Story = {
  name: '全部',
  // Every pair is proved by tokens.test.ts; asking the browser again for each swatch takes most of a minute.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const shown = new Set([...canvasElement.querySelectorAll('code')].map((code) => code.textContent))
    await expect(namesIn(designTokens()).filter((name) => !shown.has(name))).toEqual([])
    const [file] = await spied(() => userEvent.click(canvas.getByText('下载 Design Tokens JSON')))
    await expect(JSON.parse((await file?.text()) ?? 'null')).toEqual(designTokens())
    const [ones, eights] = ['111,111', '888,888'].map((text) => canvas.getByText(text))
    await expect(Math.abs((ones?.offsetWidth ?? 0) - (eights?.offsetWidth ?? 1))).toBeLessThanOrEqual(1)
  },
}
