import { type Ref, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import { classNames } from '../class-names/index.ts'
import { boxClass, fieldStyles } from '../field/index.ts'
import { SearchIcon } from '../icon/index.ts'
import { matchesQuery } from '../pinyin-initials/index.ts'
import { scrimClass } from '../surface/index.ts'
import styles from './command-palette.module.css'

export type Command = {
  id: string
  label: string
  /** Where it belongs, as Temu / 商品库. */
  context?: string
  /** Other words it is found by. */
  keywords?: string
  shortcut?: string
}

export type CommandPaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  commands: readonly Command[]
  onRun: (id: string) => void
  /** Told what is typed, for commands that are found elsewhere (a shop by its name). */
  onQueryChange?: (query: string) => void
  className?: string
  ref?: Ref<HTMLElement>
}

const MOST_SHOWN = 50

const fits = ({ label, context = '', keywords = '' }: Command, query: string) =>
  [label, context, keywords].some((text) => matchesQuery(text, query))

/** Every page and action by name, in Chinese or by pinyin initials. The app opens it, usually with Ctrl K. */
export function CommandPalette({
  open,
  onOpenChange,
  commands,
  onRun,
  onQueryChange,
  className,
  ref,
}: CommandPaletteProps) {
  const [query, setQueryState] = useState('')
  const setQuery = (next: string) => {
    setQueryState(next)
    onQueryChange?.(next)
  }
  const found = commands.filter((command) => fits(command, query)).slice(0, MOST_SHOWN)
  const change = (next: boolean) => {
    if (!next) setQuery('')
    onOpenChange(next)
  }
  return (
    <ModalOverlay isOpen={open} onOpenChange={change} isDismissable className={scrimClass}>
      <Modal className={styles.frame ?? ''}>
        <Dialog ref={ref} aria-label="快速前往" className={classNames(styles.root, className)}>
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            <SearchField
              aria-label="搜索页面和操作"
              autoFocus
              className={classNames(boxClass(), styles.search)}
            >
              <SearchIcon size={20} />
              <Input className={fieldStyles.control ?? ''} placeholder="页面或操作，可用拼音首字母" />
            </SearchField>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
            <section className={styles.list} aria-label="找到的" tabIndex={0}>
              <Menu
                aria-label="结果"
                items={found}
                onAction={(id) => {
                  change(false)
                  onRun(String(id))
                }}
                renderEmptyState={() => <p className={styles.empty}>没有找到“{query.trim()}”</p>}
              >
                {(command) => (
                  <MenuItem id={command.id} textValue={command.label} className={styles.item ?? ''}>
                    <span className={styles.label}>{command.label}</span>
                    {command.context && <span className={styles.context}>{command.context}</span>}
                    {command.shortcut && <kbd className={styles.context}>{command.shortcut}</kbd>}
                  </MenuItem>
                )}
              </Menu>
            </section>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
