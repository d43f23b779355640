import { Button, FileDrop, fileSizeText } from '@haixuan/ui-kit'
import styles from './settlement-form.module.css'

interface LicenceFieldProps {
  file: File | null
  error: string | undefined
  onFile: (file: File | null) => void
}

/** The picture of the business licence. It is made smaller before it is sent. */
export function LicenceField({ file, error, onFile }: LicenceFieldProps) {
  return (
    <div className={styles.field}>
      {file ? (
        <p className={styles.file}>
          营业执照：{file.name}（{fileSizeText(file.size)}）
          <Button size="small" onClick={() => onFile(null)}>
            重新选择
          </Button>
        </p>
      ) : (
        <FileDrop
          label="营业执照"
          description="上传前会自动压缩"
          endings={['.jpg', '.jpeg', '.png']}
          maxBytes={10 * 1_048_576}
          onFiles={([first]) => onFile(first ?? null)}
        />
      )}
      {error && <p className={styles.fault}>{error}</p>}
    </div>
  )
}
