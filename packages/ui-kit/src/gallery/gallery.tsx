import { type KeyboardEvent, type Ref, useState } from 'react'
import { classNames } from '../class-names/index.ts'
import { Picture } from '../picture/index.ts'
import styles from './gallery.module.css'

export type GalleryProps = {
  /** What is to be seen; each picture is called after it. */
  readonly label: string
  readonly images: readonly string[]
  /** Width and height of the large picture in CSS pixels. */
  readonly size?: number
  readonly className?: string
  readonly ref?: Ref<HTMLFieldSetElement>
}

/** The pictures of one thing: one large, the others below to choose from. Arrow keys change it. */
export function Gallery({ label, images, size = 240, className, ref }: GalleryProps) {
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, Math.max(0, images.length - 1))
  const moveBy = (event: KeyboardEvent<HTMLElement>) => {
    const to: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: images.length - 1,
    }
    const next = to[event.key]
    if (next === undefined || next < 0 || next >= images.length) return
    event.preventDefault()
    setChosen(next)
    event.currentTarget.querySelectorAll<HTMLElement>('button[aria-pressed]')[next]?.focus()
  }
  return (
    <fieldset
      ref={ref}
      className={classNames(styles.root, className)}
      style={{ width: size }}
      aria-label={label}
    >
      <Picture key={images[at]} src={images[at]} alt={label} width={size} height={size} fit="contain" />
      {images.length > 1 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside.
        <div className={styles.choice} onKeyDown={moveBy}>
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              tabIndex={index === at ? 0 : -1}
              className={styles.thumb}
              aria-label={`第 ${index + 1} 张，共 ${images.length} 张`}
              aria-pressed={index === at}
              onClick={() => setChosen(index)}
            >
              <Picture src={image} alt="" width={40} height={40} canRetry={false} />
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}
