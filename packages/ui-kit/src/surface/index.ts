import styles from './surface.module.css'

/** Class of what floats above the page. */
export const floatingClass = styles.floating ?? ''

/** Class of the veil behind a dialog or drawer. */
export const scrimClass = styles.scrim ?? ''
export type { Trigger } from './trigger.ts'
