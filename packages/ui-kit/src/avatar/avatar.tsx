import { type Ref, useState } from 'react'
import { classNames } from '../class-names/index.ts'
import styles from './avatar.module.css'

export type AvatarProps = {
  /** Whose it is; the first character replaces it when there is no picture. */
  readonly name: string
  readonly src?: string | null
  /** CSS pixels. */
  readonly size?: 20 | 24 | 32 | 40 | 64
  /** Square for shops and brands, round for people. */
  readonly shape?: 'round' | 'square'
  /** True where the name is written beside it anyway. */
  readonly isDecorative?: boolean
  readonly className?: string
  readonly ref?: Ref<HTMLSpanElement>
}

/** A person or a shop in small. A picture that fails is replaced by the first character at once. */
export function Avatar(props: AvatarProps) {
  const { name, src, size = 32, shape = 'round', isDecorative = false, className, ref } = props
  const [failed, setFailed] = useState<string | null>(null)
  const [initial = '?'] = name.trim()
  return (
    <span
      ref={ref}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={classNames(styles.root, styles[shape], className)}
      style={{ inlineSize: size, blockSize: size, fontSize: Math.max(12, Math.round(size * 0.45)) }}
    >
      {src && failed !== src ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          className={styles.image}
          onError={() => setFailed(src)}
        />
      ) : (
        initial.toUpperCase()
      )}
    </span>
  )
}
