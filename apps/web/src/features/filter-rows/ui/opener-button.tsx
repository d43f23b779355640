import { Button, ChevronDownIcon, classNames } from '@haixuan/ui-kit'
import styles from './filter-bar.module.css'

/** The button of a filter; an element and not a component, because it is the trigger of a popover. */
export function OpenerButton({ label, isOn }: { label: string; isOn: boolean }) {
  return (
    <Button className={classNames(styles.opener, isOn && styles.on)}>
      {label}
      <ChevronDownIcon />
    </Button>
  )
}
