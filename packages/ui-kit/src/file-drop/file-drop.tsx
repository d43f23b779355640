import { type DragEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { classNames } from '../class-names/index.ts'
import { ErrorNote, useFieldError } from '../field/index.ts'
import { ErrorIcon, UploadIcon } from '../icon/index.ts'
import { droppedFolders, filesOf } from './dropped-files.ts'
import styles from './file-drop.module.css'
import { type FileRules, fileProblem, fileSizeText } from './file-rules.ts'

export type FileDropProps = FileRules & {
  label: string
  /** What is expected: kinds, where to get the file. */
  description?: ReactNode
  /** Files that keep the rules; the others are named below the box. */
  onFiles: (files: File[]) => void
  multiple?: boolean
  name?: string
  /** What is wrong and how to mend it. An error of the form around it with the same `name` shows as well. */
  error?: string | undefined
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** Takes files by drop, paste or choice; dropped folders are opened where many files are taken. What happens to them is shown by FileProgress. */
export function FileDrop({
  label,
  description,
  onFiles,
  endings = [],
  maxBytes,
  multiple = false,
  name,
  error,
  disabled = false,
  className,
  ref,
}: FileDropProps) {
  const id = useId()
  const { message, noteId } = useFieldError(name, error)
  const [over, setOver] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const take = (list: FileList | File[] | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    const rules: FileRules = maxBytes === undefined ? { endings } : { endings, maxBytes }
    const found = files.map((file) => ({ file, problem: fileProblem(file, rules) }))
    setProblems(found.flatMap(({ problem }) => problem ?? []))
    const good = found.filter(({ problem }) => !problem).map(({ file }) => file)
    if (good.length > 0) onFiles(good)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (disabled) return
    const folders = multiple ? droppedFolders(event.dataTransfer) : null
    if (folders === null) take(event.dataTransfer.files)
    else filesOf(folders).then(take, () => setProblems(['文件夹里有文件读不出来，请直接拖入里面的文件']))
  }
  const hints = [endings.join('、'), maxBytes !== undefined && `不超过 ${fileSizeText(maxBytes)}`].filter(
    Boolean,
  )
  return (
    <div className={classNames(styles.root, className)}>
      <label
        className={classNames(styles.zone, over && styles.over, disabled && styles.disabled)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={(event) => !disabled && take(event.clipboardData.files)}
      >
        <input
          ref={ref}
          type="file"
          name={name}
          className={styles.input}
          accept={endings.join(',')}
          multiple={multiple}
          disabled={disabled}
          aria-label={label}
          aria-invalid={message ? true : undefined}
          aria-describedby={[`${id}-hint`, `${id}-problems`, message && noteId].filter(Boolean).join(' ')}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
        <UploadIcon size={20} className={styles.icon} />
        <span className={styles.label}>{label}</span>
        <span className={styles.call}>拖到这里，或点击选择文件</span>
        <span id={`${id}-hint`} className={styles.hint}>
          {hints.join('，')}
          {description && <span className={styles.description}>{description}</span>}
        </span>
      </label>
      {message && (
        <ErrorNote id={noteId} name={name}>
          {message}
        </ErrorNote>
      )}
      <div id={`${id}-problems`} role="status">
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            <ErrorIcon />
            {problem}
          </p>
        ))}
      </div>
    </div>
  )
}
