import { Button, FileDrop, fileSizeText } from '@haixuan/ui-kit'
import styles from './onboarding-form.module.css'

interface LicenceFieldProps {
  file: File | null
  /** Shown here beside a chosen file; without one the drop shows that of the form. */
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
          <Button
            size="small"
            aria-describedby={error ? 'licence-error' : undefined}
            onClick={() => onFile(null)}
          >
            重新选择
          </Button>
        </p>
      ) : (
        <FileDrop
          label="营业执照"
          name="licence"
          description="上传前会自动压缩"
          endings={['.jpg', '.jpeg', '.png']}
          maxBytes={10 * 1_048_576}
          onFiles={([first]) => onFile(first ?? null)}
        />
      )}
      {file && error && (
        <p id="licence-error" className={styles.fault} data-error-of="licence">
          {error}
        </p>
      )}
    </div>
  )
}
