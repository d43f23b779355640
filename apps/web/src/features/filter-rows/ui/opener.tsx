import { Popover } from '@haixuan/ui-kit'
import styles from './filter-bar.module.css'
import type { FilterContext, FilterControl } from './filter-controls.tsx'
import { OpenerButton } from './opener-button.tsx'

interface OpenerProps {
  control: FilterControl
  context: FilterContext
  isOn: boolean
}

/** A filter behind a button. One answer closes it; where several may be chosen it stays open. */
export function Opener({ control, context, isOn }: OpenerProps) {
  return (
    <Popover
      label={control.label}
      trigger={OpenerButton({ label: control.label, isOn })}
      className={styles.panel}
    >
      {(close) =>
        control.editor({
          ...context,
          change: (patch) => {
            context.change(patch)
            if (!control.isMany) close()
          },
        })
      }
    </Popover>
  )
}
