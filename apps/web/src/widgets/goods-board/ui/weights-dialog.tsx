import { Button, Dialog, Slider } from '@haixuan/ui-kit'
import { useState } from 'react'
import type { RankParts } from '../model/rank-parts.ts'
import styles from './rank-tabs.module.css'

interface WeightsDialogProps {
  parts: RankParts
  onChange: (weights: string | undefined) => void
  onClose: () => void
}

/** One slider for each part; only the proportion of the weights counts. */
export function WeightsDialog({ parts, onChange, onClose }: WeightsDialogProps) {
  const [weights, setWeights] = useState(parts.map(({ weight }) => weight))
  const isStandard = parts.every(({ standard }, i) => weights[i] === standard)
  const isNothing = weights.every((weight) => weight === 0)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const use = () => {
    onChange(isStandard ? undefined : weights.join(','))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="各部分的权重"
      size="small"
      footer={
        <div className={styles.weightsFoot}>
          <Button onClick={() => setWeights(parts.map(({ standard }) => standard))} disabled={isStandard}>
            恢复默认
          </Button>
          <Button variant="primary" onClick={use} disabled={isNothing}>
            按此排序
          </Button>
        </div>
      }
    >
      <div className={styles.weights}>
        {parts.map(({ key, name }, i) => (
          <Slider
            key={key}
            label={`${name}（占 ${sum === 0 ? 0 : Math.round(((weights[i] ?? 0) / sum) * 100)}%）`}
            value={weights[i] ?? 0}
            onChange={(value) => setWeights(weights.map((weight, at) => (at === i ? value : weight)))}
          />
        ))}
      </div>
    </Dialog>
  )
}
