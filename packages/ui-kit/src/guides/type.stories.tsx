import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Samples } from '../catalogue/samples.tsx'
import { FONT } from '../tokens/scales.ts'
import styles from './type.stories.module.css'

/**
 * 六个字号、三种粗细、三种行高，够用了。先用系统中文字体，数字等宽；同一页最多出现四个字号。
 */
const meta = { title: '基础/文字与字号' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Size = Extract<keyof typeof FONT, `font-size-${string}`>

const USES: readonly { size: Size; use: string; weight?: number; sample: string }[] = [
  { size: 'font-size-28', use: '首页、登录页的一句大字', weight: 600, sample: '看得清，也信得过。' },
  { size: 'font-size-20', use: '页面标题', weight: 600, sample: 'Temu 周销榜' },
  { size: 'font-size-16', use: '小节标题、指标卡的数', weight: 600, sample: '销量走势 12,480' },
  { size: 'font-size-14', use: '正文、控件、舒适密度的表格', sample: '便携式榨汁杯 350ml' },
  { size: 'font-size-13', use: '紧凑密度的表格和控件', sample: '便携式榨汁杯 350ml' },
  { size: 'font-size-12', use: '表头、标签、说明，最小的字', sample: '数据更新于 11-21 10:20' },
]

export const Sizes: Story = {
  name: '字号用在哪里',
  render: () => (
    <dl className={styles.sizes}>
      {USES.map(({ size, use, weight, sample }) => (
        <div key={size} className={styles.line}>
          <dt>
            <code>{size}</code> {use}
          </dt>
          <dd style={{ fontSize: FONT[size], fontWeight: weight }}>{sample}</dd>
        </div>
      ))}
    </dl>
  ),
  play: async () => {
    const sizes = Object.keys(FONT).filter((name) => name.startsWith('font-size'))
    await expect(USES.map(({ size }) => size).toSorted()).toEqual(sizes.toSorted())
  },
}

const PARAGRAPH =
  '销量按最近 30 天的收录数据推算，缺的日期线性插值，用虚线和空心点画出，不冒充实测。没采到的写 —，不写 0。'

export const Paragraphs: Story = {
  name: '行高、行长、粗细',
  render: () => (
    <>
      <Samples title="line-height-tight：标题，可能折两行的" stack>
        <h2 style={{ fontSize: 20, lineHeight: 'var(--line-height-tight)', maxWidth: 280 }}>
          便携式榨汁杯 350ml 无线充电迷你搅拌杯家用小型果汁机
        </h2>
      </Samples>
      <Samples title="line-height-normal：控件、表格、短说明" stack>
        <p style={{ lineHeight: 'var(--line-height-normal)' }}>{PARAGRAPH}</p>
      </Samples>
      <Samples title="line-height-loose：成段的文字，一行不超过 44 个字" stack>
        <p style={{ lineHeight: 'var(--line-height-loose)', maxWidth: '44em' }}>{PARAGRAPH}</p>
      </Samples>
      <Samples title="粗细只有三种；中文不用斜体，也不用加粗强调整段">
        <span style={{ fontWeight: 'var(--font-weight-normal)' }}>普通 400</span>
        <span style={{ fontWeight: 'var(--font-weight-medium)' }}>中等 500</span>
        <span style={{ fontWeight: 'var(--font-weight-bold)' }}>粗 600</span>
      </Samples>
    </>
  ),
}
