import { FileDrop } from '@haixuan/ui-kit'
import { useEditor } from '../editor.ts'
import { addPictureFile } from '../pictures/add-picture.ts'
import styles from './tools.module.css'

/** Pictures from files; they can also be dropped on the label or pasted. */
export function PictureEditor() {
  const editor = useEditor()
  return (
    <div className={styles.stack}>
      <FileDrop
        label="上传图片"
        endings={['.png', '.jpg', '.jpeg', '.webp']}
        maxBytes={20 * 1024 * 1024}
        multiple
        onFiles={(files) => {
          for (const file of files) void addPictureFile(editor, file)
        }}
      />
      <p className={styles.hint}>
        也可以把图片拖到标签上，或复制后按 Ctrl V
        粘贴。图片只存在本机，不会上传。热敏打印机只有黑白，照片建议在属性里选“网点”。
      </p>
    </div>
  )
}
