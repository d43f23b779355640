import styles from './brand.module.css'

/** The name and its sign: three soundings above a wave. */
export function Brand({ name, size = 'medium' }: { name: string; size?: 'medium' | 'large' }) {
  return (
    <span className={`${styles.root ?? ''} ${styles[size] ?? ''}`}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.sign}>
        <rect width="32" height="32" rx="7" />
        <path d="M6 22.5c3.3 0 3.3-3 6.7-3s3.3 3 6.6 3 3.4-3 6.7-3" />
        <path d="M10 15v-4M16 15V7M22 15V9.5" />
      </svg>
      <span>{name}</span>
    </span>
  )
}
