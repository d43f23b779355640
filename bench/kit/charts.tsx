import '@haixuan/ui-kit/tokens.css'
import '@haixuan/ui-kit/base.css'
import { KitProvider, Sparkline } from '@haixuan/ui-kit'
import { TimeSeriesChart } from '@haixuan/ui-kit/chart'
import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'

const DAY = 86_400_000
const query = new URLSearchParams(location.search)
const charts = Array.from({ length: Number(query.get('charts') ?? 100) }, (_, chart) => ({
  id: `chart-${chart}`,
  points: Array.from({ length: 60 }, (_, index) => ({
    time: Date.UTC(2026, 8, 1) + index * DAY,
    value: Math.round(1000 + 500 * Math.sin((index + chart) / 7) + ((index * 7919 + chart * 104_729) % 211)),
  })),
}))

const KINDS: Record<string, (chart: (typeof charts)[number]) => ReactNode> = {
  chart: ({ id, points }) => (
    <TimeSeriesChart key={id} label={id} isPlain height={90} series={[{ id, label: '日销', points }]} />
  ),
  sparkline: ({ id, points }) => <Sparkline key={id} label={id} points={points} width={180} height={40} />,
}
const draw = KINDS[query.get('kind') ?? 'chart']

const inked = (canvas: HTMLCanvasElement) => {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  return pixels?.some((value, index) => index % 4 === 3 && value > 0) ?? false
}

/** How many are drawn; asked after the clock has stopped. */
const drawn = () =>
  query.get('kind') === 'sparkline'
    ? document.querySelectorAll('svg path').length
    : [...document.querySelectorAll('canvas')].filter(inked).length

function AllDrawn({ started, children }: { started: number; children: ReactNode }) {
  useEffect(() => {
    // A task that a frame's callback leaves behind runs when that frame has been painted.
    const look = () => {
      const there = document.querySelectorAll('canvas, svg path').length
      if (there < charts.length) requestAnimationFrame(look)
      else
        setTimeout(() => {
          const ms = performance.now() - started
          Object.assign(window, { figures: { ms, drawn: drawn() } })
        })
    }
    requestAnimationFrame(look)
  }, [started])
  return children
}

const root = document.querySelector('#root')
if (root && draw) {
  const started = performance.now()
  createRoot(root).render(
    <KitProvider>
      <AllDrawn started={started}>
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(10, 1fr)' }}>{charts.map(draw)}</div>
      </AllDrawn>
    </KitProvider>,
  )
}
