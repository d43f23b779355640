import { type Ref, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Collection, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import { classNames } from '../class-names/index.ts'
import { boxClass, fieldStyles } from '../field/index.ts'
import { SearchIcon } from '../icon/index.ts'
import { scrimClass } from '../surface/index.ts'
import { type Command, foundCommands, inGroups } from './command.ts'
import styles from './command-palette.module.css'

/** What was typed before the palette was there. */
export type TypedAhead = { text: string; isEntered: boolean }

export type CommandPaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  commands: readonly Command[]
  onRun: (id: string) => void
  /** Told what is typed, for commands that are found elsewhere (a shop by its name). */
  onQueryChange?: (query: string) => void
  /** Asked once, when the field has the focus: keys that were pressed until then. */
  typedAhead?: () => TypedAhead
  placeholder?: string
  className?: string
  ref?: Ref<HTMLElement>
}

/** Every page and action by name, in Chinese or by pinyin initials. The app opens it, usually with Ctrl K. */
export function CommandPalette({
  open,
  onOpenChange,
  commands,
  onRun,
  onQueryChange,
  typedAhead,
  placeholder = '页面或操作，可用拼音首字母',
  className,
  ref,
}: CommandPaletteProps) {
  const [query, setQueryState] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const setQuery = (next: string) => {
    setQueryState(next)
    onQueryChange?.(next)
  }
  const change = (next: boolean) => {
    if (!next) {
      setQuery('')
      setIsAsked(false)
    }
    onOpenChange(next)
  }
  const run = (id: string) => {
    change(false)
    onRun(id)
  }
  const takeAhead = () => {
    if (isAsked || !typedAhead) return
    setIsAsked(true)
    const { text, isEntered } = typedAhead()
    const [first] = isEntered ? foundCommands(commands, text) : []
    if (first) run(first.id)
    else if (text !== '') setQuery(text)
  }
  const groups = inGroups(foundCommands(commands, query))
  return (
    <ModalOverlay isOpen={open} onOpenChange={change} isDismissable className={scrimClass}>
      <Modal className={styles.frame ?? ''}>
        <Dialog ref={ref} aria-label="快速前往" className={classNames(styles.root, className)}>
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            <SearchField
              aria-label="搜索页面和操作"
              autoFocus
              onFocus={takeAhead}
              className={classNames(boxClass(), styles.search)}
            >
              <SearchIcon size={20} />
              <Input className={fieldStyles.control ?? ''} placeholder={placeholder} />
            </SearchField>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
            <section className={styles.list} aria-label="找到的" tabIndex={0}>
              <Menu
                aria-label="结果"
                items={groups}
                onAction={(id) => run(String(id))}
                renderEmptyState={() => <p className={styles.empty}>没有找到“{query.trim()}”</p>}
              >
                {({ id, title, commands: found }) => (
                  <MenuSection id={id} aria-label={title ?? '操作'}>
                    {title !== undefined && <Header className={styles.group}>{title}</Header>}
                    <Collection items={found}>
                      {(command) => (
                        <MenuItem id={command.id} textValue={command.label} className={styles.item ?? ''}>
                          <span className={styles.label}>{command.label}</span>
                          {command.context && <span className={styles.context}>{command.context}</span>}
                          {command.shortcut && <kbd className={styles.context}>{command.shortcut}</kbd>}
                        </MenuItem>
                      )}
                    </Collection>
                  </MenuSection>
                )}
              </Menu>
            </section>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
