import { SITE } from '#shared/config'
import styles from './brand.module.css'

/** The name and its sign: three soundings above a wave. */
export function Brand({ name, size = 'medium' }: { name: string; size?: 'medium' | 'large' }) {
  if (SITE.logoUrl !== null) return <Logo src={SITE.logoUrl} name={name} size={size} />
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

/** A host's own picture, with its name beside it: the name is what readers hear. */
function Logo({ src, name, size }: { src: string; name: string; size: 'medium' | 'large' }) {
  return (
    <span className={`${styles.root ?? ''} ${styles[size] ?? ''}`}>
      <img src={src} alt="" className={styles.logo} referrerPolicy="no-referrer" />
      <span>{name}</span>
    </span>
  )
}
