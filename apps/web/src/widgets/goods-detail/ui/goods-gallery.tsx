import { Picture } from '@haixuan/ui-kit'
import { useState } from 'react'
import { type GoodsRow, goodsName } from '#entities/goods'
import styles from './goods-gallery.module.css'

interface GoodsGalleryProps {
  images: readonly string[]
  row: GoodsRow
}

/** The pictures of a product: one large, the others to choose from. */
export function GoodsGallery({ images, row }: GoodsGalleryProps) {
  const all = images.length > 0 ? images : row.imageUrl ? [row.imageUrl] : []
  const [at, setAt] = useState(0)
  const shown = all[at] ?? null
  return (
    <div className={styles.gallery}>
      <Picture src={shown} alt={goodsName(row)} width={240} height={240} fit="contain" />
      {all.length > 1 && (
        <div className={styles.choice}>
          {all.map((image, index) => (
            <button
              key={image}
              type="button"
              className={styles.thumb}
              aria-label={`第 ${index + 1} 张图`}
              aria-pressed={index === at}
              onClick={() => setAt(index)}
            >
              <Picture src={image} alt="" width={40} height={40} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
