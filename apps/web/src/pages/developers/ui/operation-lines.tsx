import type { Line } from '../model/reference.ts'
import styles from './developers-page.module.css'

/** Operations by title and path, one under another. */
export const OperationLines = ({ lines }: { lines: readonly Line[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ method, path, title }) => (
      <li key={`${method} ${path}`}>
        {title}
        <code>
          {method} {path}
        </code>
      </li>
    ))}
  </ul>
)
