import { Button } from '@haixuan/ui-kit'
import styles from './flow.module.css'

interface FlowFootProps {
  /** The way back; none in the first step. */
  onBack?: (() => void) | undefined
  onForward(): void
  /** Whether the step has what the next one needs. */
  isReady: boolean
  /** While a step works there is no way out of it but its own. */
  isBusy?: boolean
  /** What the way forward is called. */
  forward?: string
}

/** The ways out of a step: back at the left, forward at the right. */
export function FlowFoot({ onBack, onForward, isReady, isBusy = false, forward = '下一步' }: FlowFootProps) {
  return (
    <div className={styles.foot}>
      {onBack ? (
        <Button onClick={onBack} disabled={isBusy}>
          上一步
        </Button>
      ) : (
        <span />
      )}
      <Button variant="primary" disabled={isBusy || !isReady} onClick={onForward}>
        {forward}
      </Button>
    </div>
  )
}
