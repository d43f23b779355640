import { Button } from '@haixuan/ui-kit'
import { useEditor } from '../editor.ts'
import { type EditorPart, TOOL_PARTS, TOOL_TITLES } from '../editor-part.ts'
import { TOOL_ICONS } from '../icons.tsx'
import styles from './tool-rail.module.css'

/** The tools of the side bar; the one that is open closes when it is pressed again. */
export function ToolRail({ part, onChange }: { part: EditorPart; onChange: (part: EditorPart) => void }) {
  const { allows } = useEditor()
  return (
    <nav className={styles.rail} aria-label="工具">
      {TOOL_PARTS.filter(allows).map((tool) => {
        const Icon = TOOL_ICONS[tool]
        return (
          <Button
            key={tool}
            variant="quiet"
            className={styles.tool}
            icon={<Icon />}
            aria-pressed={part === tool}
            onClick={() => onChange(part === tool ? 'MainEdit' : tool)}
          >
            {TOOL_TITLES[tool]}
          </Button>
        )
      })}
    </nav>
  )
}
